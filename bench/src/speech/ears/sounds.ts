import { decodeG711, encodeG711 } from '@belldesk/voice/audio/g711';
import { scaled } from '../../conversation/speech/level.ts';
import { SPEECH_RMS } from '../../conversation/speech/speaker.ts';

const RATE_HZ = 8_000;

/** Pieces one after the other, with silence between and around them. */
export function joinedSounds(
  pieces: readonly Int16Array[],
  { gapMs, aroundMs }: { readonly gapMs: number; readonly aroundMs: number },
): Int16Array {
  const gap = new Int16Array((RATE_HZ * gapMs) / 1_000);
  const around = new Int16Array((RATE_HZ * aroundMs) / 1_000);
  const all = [around, ...pieces.flatMap((piece) => [piece, gap]), around];
  const whole = new Int16Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of all) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** As it comes out of a line: u-law and back. */
export function overTelephone(pcm: Int16Array): Int16Array {
  return decodeG711('PCMU', encodeG711('PCMU', pcm));
}

/**
 * Speech with noise behind it, over a telephone.
 * @param speech at the level that `Speaker` speaks with
 * @param noise at level 1, at least as long as the speech and 0.5 s
 * @param snrDb of the speech while it is active
 */
export function withNoise(
  speech: Float64Array,
  noise: Float64Array | null,
  snrDb: number,
): Int16Array {
  const around = RATE_HZ / 4;
  const behind = noise ? scaled(noise, SPEECH_RMS * 10 ** (-snrDb / 20)) : null;
  const mixed = Int16Array.from({ length: speech.length + 2 * around }, (_, at) => {
    const sample = (speech[at - around] ?? 0) + (behind?.[at] ?? 0);
    return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
  });
  return overTelephone(mixed);
}
