/** Taps on either side of a sample; enough that speech loses nothing one can hear. */
const HALF_TAPS = 16;

/**
 * Another sample rate, by a windowed sinc that also takes off what the lower rate cannot hold.
 * For whole phrases, not for streams.
 * @param pcm PCM16 mono at `fromHz`
 */
export function resampleRatio(pcm: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return pcm;
  const step = fromHz / toHz;
  const cutoff = Math.min(1, 1 / step);
  const reach = Math.ceil(HALF_TAPS / cutoff);
  const out = new Int16Array(Math.floor(pcm.length / step));
  for (let n = 0; n < out.length; n += 1) {
    const centre = n * step;
    const first = Math.ceil(centre - reach);
    const last = Math.floor(centre + reach);
    let sum = 0;
    for (let at = first; at <= last; at += 1)
      sum += (pcm[at] ?? 0) * weight((at - centre) * cutoff, (at - centre) / reach);
    out[n] = Math.max(-32_768, Math.min(32_767, Math.round(sum * cutoff)));
  }
  return out;
}

/** Sinc of `x` under a Hann window whose edges lie at `edge` = -1 and 1. */
function weight(x: number, edge: number): number {
  if (Math.abs(edge) >= 1) return 0;
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * 0.5 * (1 + Math.cos(Math.PI * edge));
}
