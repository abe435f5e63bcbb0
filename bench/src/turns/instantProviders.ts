import type { Model } from '@belldesk/voice/dialogue/model';
import { SPOKEN_SAMPLE_RATE_HZ, type Transcriber, type Voice } from '@belldesk/voice/speech/ports';
import { monotonicMs } from '../media/monotonic.ts';

const HEARD = 'a table for four tomorrow at seven';
const ANSWER = 'Of course. ';
const ANSWER_MS = 600;
const TONE_HZ = 220;

/** Knows what was said in the moment the caller stops; tells when that was, by the order of opening. */
export function instantTranscriber(onFinal: (call: number, atMs: number) => void): Transcriber {
  let calls = 0;
  return {
    name: 'instant',
    listens: 'speech',
    grade: 'street',
    async open(options) {
      const call = calls++;
      return {
        write() {},
        speechStarted() {},
        speechStopped() {
          onFinal(call, monotonicMs());
          options.onFinal(HEARD);
        },
        close() {},
      };
    },
    async close() {},
  };
}

/** Answers at once and always the same. */
export const instantModel: Model = {
  name: 'instant',
  async *respond() {
    yield { type: 'text', text: ANSWER };
  },
};

/** Speaks at once: a tone, whatever the text. */
export function instantVoice(): Voice {
  const tone = Int16Array.from({ length: (SPOKEN_SAMPLE_RATE_HZ * ANSWER_MS) / 1_000 }, (_, n) =>
    Math.round(6_000 * Math.sin((2 * Math.PI * TONE_HZ * n) / SPOKEN_SAMPLE_RATE_HZ)),
  );
  return {
    name: 'instant',
    async *speak() {
      yield tone.slice();
    },
    async close() {},
  };
}
