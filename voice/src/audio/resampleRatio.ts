/** Taps on either side of a sample; enough that speech loses nothing one can hear. */
const HALF_TAPS = 16;

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** The filters for each place that an output sample can have between two input samples. */
interface Phases {
  readonly up: number;
  readonly down: number;
  readonly reach: number;
  readonly taps: readonly Float64Array[];
}

const known = new Map<string, Phases>();

function phasesFor(fromHz: number, toHz: number): Phases {
  const key = `${fromHz}:${toHz}`;
  const found = known.get(key);
  if (found) return found;
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const cutoff = Math.min(1, toHz / fromHz);
  const reach = Math.ceil(HALF_TAPS / cutoff);
  const taps = Array.from({ length: up }, (_, phase) =>
    Float64Array.from({ length: 2 * reach }, (__, tap) => {
      const distance = tap - reach + 1 - phase / up;
      return cutoff * weight(distance * cutoff, distance / reach);
    }),
  );
  const phases = { up, down, reach, taps };
  known.set(key, phases);
  return phases;
}

/** Sinc of `x` under a Hann window whose edges lie at `edge` = -1 and 1. */
function weight(x: number, edge: number): number {
  if (Math.abs(edge) >= 1) return 0;
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * 0.5 * (1 + Math.cos(Math.PI * edge));
}

/**
 * Another sample rate, by a windowed sinc that also takes off what the lower rate cannot hold.
 * For whole phrases, not for streams.
 * @param pcm PCM16 mono at `fromHz`
 */
export function resampleRatio(pcm: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return pcm;
  const { up, down, reach, taps } = phasesFor(fromHz, toHz);
  const out = new Int16Array(Math.floor((pcm.length * up) / down));
  for (let n = 0; n < out.length; n += 1) {
    const first = Math.floor((n * down) / up) - reach + 1;
    const filter = taps[(n * down) % up];
    if (!filter) continue;
    let sum = 0;
    const from = Math.max(0, -first);
    const until = Math.min(filter.length, pcm.length - first);
    for (let tap = from; tap < until; tap += 1) sum += (pcm[first + tap] ?? 0) * (filter[tap] ?? 0);
    out[n] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return out;
}
