/** A stretch of the recording, in milliseconds since its beginning. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/** When a moment of the recording is seen in the film, from which these stretches are cut; in order. */
export function filmMs(recordedMs: number, cuts: readonly Stretch[]): number {
  const cutBefore = cuts.map(({ fromMs, toMs }) =>
    Math.max(0, Math.min(recordedMs, toMs) - fromMs),
  );
  return recordedMs - cutBefore.reduce((sum, each) => sum + each, 0);
}

/** Takes the same stretches out of the sound. */
export function cutSound(
  pcm: Int16Array,
  sampleRateHz: number,
  cuts: readonly Stretch[],
): Int16Array {
  const sampleAt = (ms: number) => Math.min(pcm.length, Math.round((ms * sampleRateHz) / 1_000));
  const edges = [
    0,
    ...cuts.flatMap(({ fromMs, toMs }) => [fromMs, toMs].map(sampleAt)),
    pcm.length,
  ];
  const kept = edges.flatMap((edge, n) =>
    n % 2 === 0 ? [pcm.subarray(edge, edges[n + 1] ?? edge)] : [],
  );
  const left = new Int16Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    left.set(part, at);
    at += part.length;
  }
  return left;
}
