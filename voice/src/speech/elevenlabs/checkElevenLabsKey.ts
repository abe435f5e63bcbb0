import { type Clock, systemClock } from '@belldesk/kit/clock';
import { z } from 'zod';
import { askWithKey, KEY_CHECK_DEADLINE_MS } from '../../rungs/askWithKey.ts';
import type { KeyCheck } from '../../rungs/refusal.ts';
import { ELEVENLABS_URL } from './elevenLabsVoice.ts';
import { detailStatusOf, elevenLabsProblemOf } from './problem.ts';

const subscription = z.object({
  character_count: z.number(),
  character_limit: z.number(),
  can_extend_character_limit: z.boolean().optional(),
});

/**
 * Asks ElevenLabs what it thinks of a key: GET /v1/user/subscription (elevenlabs.io/docs, API reference, User).
 * A key that may speak but not read the account is good; how much is left then shows only when it speaks.
 */
export function checkElevenLabsKey(options: {
  readonly apiKey: string;
  readonly url?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlineMs?: number | undefined;
}): Promise<KeyCheck> {
  const { apiKey, url = ELEVENLABS_URL, clock = systemClock } = options;
  return askWithKey({
    url: `${url}/v1/user/subscription`,
    headers: { 'xi-api-key': apiKey },
    clock,
    deadlineMs: options.deadlineMs ?? KEY_CHECK_DEADLINE_MS,
    judge,
  });
}

function judge(status: number, body: string): KeyCheck | null {
  if (status === 401 && detailStatusOf(body) === 'missing_permissions') return { ok: true };
  if (elevenLabsProblemOf(status, body)) return { ok: false, reason: 'over-quota' };
  if (status !== 200) return null;
  const account = accountOf(body);
  if (!account) return { ok: false, reason: 'unreachable' };
  const used = account.character_count >= account.character_limit;
  return used && !account.can_extend_character_limit
    ? { ok: false, reason: 'over-quota' }
    : { ok: true };
}

function accountOf(body: string): z.infer<typeof subscription> | undefined {
  try {
    return subscription.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
