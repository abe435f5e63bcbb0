import { getEventListeners } from 'node:events';
import type { Voice } from '../../ports.ts';
import type { CountedClock } from './countedClock.ts';

/** One sentence as it reached a caller who listened from its first sound. */
export interface ListenedTo {
  /** What was heard, each character as often as it was spoken (see brokenVoice). */
  readonly heard: string;
  /** From the request to the first sound, in ms. */
  readonly firstMs: number | null;
  /** Silence within the sentence, in ms. */
  readonly pausedMs: number;
  readonly error: unknown;
  /** Listeners left on the caller's signal. */
  readonly listenersLeft: number;
}

/** Has a sentence spoken while the clock goes on; aborts it after `abortMs`. */
export async function listenTo(
  voice: Voice,
  text: string,
  clock: CountedClock,
  abortMs = Number.POSITIVE_INFINITY,
): Promise<ListenedTo> {
  const controller = new AbortController();
  const { signal } = controller;
  const startMs = clock.monotonicMs();
  const cancelAbort =
    abortMs === Number.POSITIVE_INFINITY
      ? () => {}
      : clock.after(abortMs, () => controller.abort());
  let heard = '';
  let lastPlace = 0;
  let firstMs: number | null = null;
  let runsOutMs = 0;
  let pausedMs = 0;
  let error: unknown = null;
  const speaking = (async () => {
    try {
      for await (const pcm of voice.speak({ text, voiceId: 'amelia', language: 'en-GB', signal })) {
        const nowMs = clock.monotonicMs();
        if (firstMs === null) firstMs = nowMs - startMs;
        else pausedMs += Math.max(0, nowMs - runsOutMs);
        runsOutMs = Math.max(runsOutMs, nowMs) + pcm.length / 16;
        for (const place of pcm) {
          if (place !== lastPlace) heard += text.charAt(text.length - place);
          lastPlace = place;
        }
      }
    } catch (failure) {
      error = failure;
    }
  })();
  await clock.until(speaking);
  cancelAbort();
  return {
    heard,
    firstMs,
    pausedMs,
    error,
    listenersLeft: getEventListeners(signal, 'abort').length,
  };
}
