import type { Clock } from '@belldesk/kit/clock';
import { askWithKey, KEY_CHECK_DEADLINE_MS } from '../rungs/askWithKey.ts';
import type { KeyCheck } from '../rungs/refusal.ts';
import { OPENAI_URL } from './openAiChat.ts';

const NOT_FOUND = 404;
const NOT_ALLOWED = 405;

/**
 * Asks a chat service what it thinks of a key: GET /models (platform.openai.com, API reference, Models), which
 * costs nothing. A service that has no such list has said nothing against the key. OpenAI itself tells of an
 * empty account only when it is to answer.
 */
export function checkChatKey(options: {
  /** Empty for a service of one's own that wants none. */
  readonly apiKey: string;
  /** With its version and without a slash at its end. */
  readonly baseUrl?: string | undefined;
  readonly clock: Clock;
  readonly deadlineMs?: number;
}): Promise<KeyCheck> {
  const { apiKey, baseUrl = OPENAI_URL, clock } = options;
  return askWithKey({
    url: `${baseUrl}/models`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    clock,
    deadlineMs: options.deadlineMs ?? KEY_CHECK_DEADLINE_MS,
    judge: (status) => (status === NOT_FOUND || status === NOT_ALLOWED ? { ok: true } : null),
  });
}
