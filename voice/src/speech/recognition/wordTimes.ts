const FRAME_MS = 20;
/** Frames this much quieter than the loudest, in dB, are pauses. */
const PAUSE_BELOW_LOUDEST_DB = 30;

/** Root of the mean square of each 20 ms. */
export function frameLevels(samples: Float32Array, sampleRateHz: number): Float32Array {
  const length = (sampleRateHz * FRAME_MS) / 1_000;
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * length; at < (frame + 1) * length; at++) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / length);
  });
}

export interface TimedWord {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * About when each word was said. The model's graph gives no attention out, so this is reckoned: the frames that are no
 * pause are dealt out to the words by their length in letters. Right to some 200 ms; a pause falls between words.
 * @param words what was said, in order
 * @param samples mono at 16 kHz
 */
export function wordTimes(words: readonly string[], samples: Float32Array): readonly TimedWord[] {
  const levels = frameLevels(samples, 16_000);
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const least = loudest * 10 ** (-PAUSE_BELOW_LOUDEST_DB / 20);
  const active = [...levels.keys()].filter((frame) => (levels[frame] ?? 0) >= least);
  // Each word has an onset and a rest that its spelling does not show.
  const weights = words.map((word) => word.length + 2);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const first = Math.floor((before / whole) * active.length);
    before += weight;
    const last = Math.max(first, Math.ceil((before / whole) * active.length) - 1);
    return {
      fromMs: (active[first] ?? 0) * FRAME_MS,
      toMs: ((active[last] ?? 0) + 1) * FRAME_MS,
    };
  });
}
