import { AppError } from '@belldesk/contract/errors';
import type { CallTableConfig } from '@belldesk/kit/callTableSettings';
import type { Clock } from '@belldesk/kit/clock';

export const tableLimits = {
  /** Until the whole list has come. */
  timeoutMs: 10_000,
  mostBytes: 8 * 1024 * 1024,
} as const;

type Limits = { readonly timeoutMs: number; readonly mostBytes: number };

/**
 * The row list of the table service, as JSON of any shape.
 * @throws AppError voice-service-failed, with the texts that the error catalogue gives
 */
export async function fetchTable(
  { url, key }: CallTableConfig,
  clock: Clock,
  limits: Limits = tableLimits,
): Promise<unknown> {
  const controller = new AbortController();
  const cancel = clock.after(limits.timeoutMs, () => controller.abort());
  try {
    // A redirect is not followed: the key would go along.
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'x-api-key': key, authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: controller.signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw failed(`API call failed with status ${answer.status}`);
    }
    return parse(await readText(answer, limits.mostBytes));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw failed('Failed to fetch data', cause);
  } finally {
    cancel();
  }
}

async function readText({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (!body) return '';
  const stream: AsyncIterable<Uint8Array> = body;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw failed('Failed to parse API response', 'the list is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What a parser says holds a piece of the answer, which may be of any customer.
    throw failed('Failed to parse API response', 'the list is no JSON');
  }
}

/** An error of the catalogue. */
export function failed(message: string, cause?: unknown): AppError {
  return new AppError('voice-service-failed', message, { cause });
}
