import { type Clock, systemClock } from '@belldesk/kit/clock';
import { isDeeperThan, MAX_PRODUCT_JSON_DEPTH } from '@belldesk/kit/json';
import type { z } from 'zod';
import { VoiceApiFailure } from './error.ts';
import type { VoiceKey } from './key.ts';

/** Longest wait for the voice platform's answer. */
export const VOICE_API_TIMEOUT_MS = 15_000;

export interface VoiceTransportOptions {
  /** Base address, a path prefix allowed. */
  readonly voiceUrl: string;
  readonly key: VoiceKey;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

export interface VoiceRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface VoiceTransport {
  /** Sends and reads JSON, checked by `answer`. @throws VoiceApiFailure */
  json<T>(request: VoiceRequest, answer: z.ZodType<T>): Promise<T>;
  /** Sends and hands over the answer unread, whatever its status. @throws VoiceApiFailure when none comes */
  raw(request: VoiceRequest): Promise<Response>;
}

/** HTTP to the voice platform with its bearer key and a deadline. Nothing is sent twice. */
export function createVoiceTransport(options: VoiceTransportOptions): VoiceTransport {
  const { clock = systemClock, timeoutMs = VOICE_API_TIMEOUT_MS } = options;
  const base = options.voiceUrl.replace(/\/+$/, '');

  async function send(request: VoiceRequest, signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    headers.authorization = `Bearer ${await options.key(signal)}`;
    return fetch(`${base}${request.path}`, {
      method: request.method,
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'manual',
      signal,
    });
  }

  /** Runs `use` under the deadline; whatever goes wrong on the way is a failure without a status. */
  async function within<T>(
    request: VoiceRequest,
    use: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    const cancel = clock.after(timeoutMs, () => controller.abort());
    try {
      return await use(await send(request, controller.signal));
    } catch (cause) {
      if (cause instanceof VoiceApiFailure) throw cause;
      throw new VoiceApiFailure(null, '', { cause });
    } finally {
      cancel();
    }
  }

  return {
    raw: (request) => within(request, async (answer) => answer),
    json: (request, schema) =>
      within(request, async (answer) => {
        const text = await answer.text();
        if (!answer.ok) throw VoiceApiFailure.fromBody(answer.status, parseJson(text));
        const parsed = schema.safeParse(parseJson(text));
        if (!parsed.success) {
          throw new VoiceApiFailure(answer.status, '', { cause: parsed.error });
        }
        return parsed.data;
      }),
  };
}

function parseJson(text: string): unknown {
  try {
    return isDeeperThan(text, MAX_PRODUCT_JSON_DEPTH) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
