/** Where the tone is at home: what callers there know as ringing (ITU-T E.180 supplement 2). */
export type RingbackPlace = 'GB' | 'US';

interface Cadence {
  readonly tonesHz: readonly [number, number];
  /** Sound and pause in turn, ms. */
  readonly beatsMs: readonly number[];
}

const CADENCES: Readonly<Record<RingbackPlace, Cadence>> = {
  GB: { tonesHz: [400, 450], beatsMs: [400, 200, 400, 2_000] },
  US: { tonesHz: [440, 480], beatsMs: [2_000, 4_000] },
};

const RATE_HZ = 8_000;
/** Of each of the two tones: about -19 dBm0 together, as E.180 has it for ringing. */
const AMPLITUDE = 2_500;

/** One period of the ringing tone, PCM16 at 8 kHz, to be repeated: whole frames of 20 ms. */
export function ringback(place: RingbackPlace): Int16Array {
  const { tonesHz, beatsMs } = CADENCES[place];
  const samplesPerMs = RATE_HZ / 1_000;
  const period = new Int16Array(beatsMs.reduce((sum, ms) => sum + ms, 0) * samplesPerMs);
  let at = 0;
  for (const [index, ms] of beatsMs.entries()) {
    const until = at + ms * samplesPerMs;
    for (; at < until; at++) {
      if (index % 2 === 1) continue;
      let sample = 0;
      for (const hz of tonesHz) sample += Math.sin((2 * Math.PI * hz * at) / RATE_HZ);
      period[at] = Math.round(AMPLITUDE * sample);
    }
  }
  return period;
}
