/** Below this, of 32768, nobody hears speech. Flite's own silence reaches 110. */
const SILENT_AMPLITUDE = 150;

/** The stretch of `pcm` that sounds, with at most so much silence left at both ends, in samples. */
export function trimSilence(pcm: Int16Array, before: number, after: number): Int16Array {
  const sounds = (sample: number) => Math.abs(sample) > SILENT_AMPLITUDE;
  const first = pcm.findIndex(sounds);
  if (first < 0) return pcm.subarray(0, 0);
  const last = pcm.findLastIndex(sounds);
  return pcm.subarray(Math.max(0, first - before), Math.min(pcm.length, last + 1 + after));
}
