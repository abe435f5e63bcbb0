import { type Clock, systemClock } from '@belldesk/kit/clock';
import { KEY_CHECK_DEADLINE_MS } from '../../rungs/askWithKey.ts';
import { type KeyCheck, keyProblemOf } from '../../rungs/refusal.ts';
import { DEEPGRAM_MODEL, DEEPGRAM_URL } from './deepgramTranscriber.ts';
import { shakeHands } from './handshake.ts';
import { listenUrl } from './listenUrl.ts';

/**
 * Asks Deepgram what it thinks of a key, by opening the very stream that calls use and sending it no audio,
 * which costs nothing: an unknown key is refused with 401, one that may not listen with 403, an account
 * without money with 402 (developers.deepgram.com/docs/errors).
 */
export async function checkDeepgramKey(options: {
  readonly apiKey: string;
  readonly url?: string | undefined;
  readonly model?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlineMs?: number | undefined;
}): Promise<KeyCheck> {
  const { url = DEEPGRAM_URL, model = DEEPGRAM_MODEL, clock = systemClock } = options;
  const handshake = await shakeHands(
    listenUrl(url, model, { sampleRateHz: 8_000, language: 'en', keywords: [] }),
    options.apiKey,
    clock,
    options.deadlineMs ?? KEY_CHECK_DEADLINE_MS,
  );
  if (handshake.type === 'open') {
    handshake.socket.terminate();
    return { ok: true };
  }
  const problem = handshake.type === 'refused' ? keyProblemOf(handshake.status) : null;
  return { ok: false, reason: problem ?? 'unreachable' };
}
