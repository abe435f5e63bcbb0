const FRAME_SAMPLES = 160;
/** Frames further than this below the loudest are pauses, dB. */
const ACTIVE_RANGE_DB = 35;

/** Root of the mean square. */
export function rmsOf(samples: Float64Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Level of speech while it is active, pauses left out (after ITU-T P.56); linear. */
export function activeRms(samples: Float64Array): number {
  const powers: number[] = [];
  for (let at = 0; at + FRAME_SAMPLES <= samples.length; at += FRAME_SAMPLES)
    powers.push(rmsOf(samples.subarray(at, at + FRAME_SAMPLES)) ** 2);
  const least = Math.max(0, ...powers) * 10 ** (-ACTIVE_RANGE_DB / 10);
  const active = powers.filter((power) => power > least);
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length));
}

/** The same sound at another level. */
export function scaled(samples: Float64Array, gain: number): Float64Array {
  return samples.map((sample) => sample * gain);
}
