import type { Speaker } from '../speaker.ts';

const SAMPLE_RATE_HZ = 24_000;
const MS_PER_CHARACTER = 60;

/** Speaks in tones: as long as the text, as high as the speaker's number; "fail" is not spoken. */
export const toneSpeaker: Speaker = {
  async generateAsync({ text, sid }) {
    if (text.includes('fail')) throw new Error('not that word');
    const length = (text.length * MS_PER_CHARACTER * SAMPLE_RATE_HZ) / 1_000;
    const samples = Float32Array.from(
      { length },
      (_, n) =>
        // Louder than full scale, as models now and then are.
        1.2 * Math.sin((2 * Math.PI * (200 + 50 * sid) * n) / SAMPLE_RATE_HZ),
    );
    return { samples, sampleRate: SAMPLE_RATE_HZ };
  },
};
