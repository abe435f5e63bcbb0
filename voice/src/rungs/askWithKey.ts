import type { Clock } from '@belldesk/kit/clock';
import { type KeyCheck, keyProblemOf } from './refusal.ts';

export interface KeyQuestion {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly deadlineMs: number;
  /** Reads an answer; keyProblemOf(status) alone when left out. */
  readonly judge?: (status: number, body: string) => KeyCheck | null;
}

export const KEY_CHECK_DEADLINE_MS = 5_000;

/** Asks an address that wants a key (GET). Whatever is neither a success nor about the key is `unreachable`. */
export async function askWithKey(question: KeyQuestion): Promise<KeyCheck> {
  const controller = new AbortController();
  const cancel = question.clock.after(question.deadlineMs, () => controller.abort());
  try {
    const response = await fetch(question.url, {
      headers: question.headers,
      redirect: 'error',
      signal: controller.signal,
    });
    const judged = question.judge?.(response.status, await response.text());
    if (judged) return judged;
    if (response.ok) return { ok: true };
    return { ok: false, reason: keyProblemOf(response.status) ?? 'unreachable' };
  } catch {
    return { ok: false, reason: 'unreachable' };
  } finally {
    cancel();
    controller.abort();
  }
}
