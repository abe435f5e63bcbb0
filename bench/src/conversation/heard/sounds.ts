import type { Track } from './track.ts';

/** A stretch of sound, ms since the recording began. */
export interface Sound {
  readonly startMs: number;
  readonly endMs: number;
}

/** Silence shorter than this stands within a sound. */
const GAP_MS = 300;
/** A click is no sound. */
const MIN_MS = 40;

const ENERGY_FRAME_MS = 10;
/** -40 dB below full scale. */
const ENERGY_THRESHOLD = 32_768 * 10 ** (-40 / 20);

const PEAK_FRAME_MS = 4;
/** Share of the loud parts of the track. */
const PEAK_SHARE = 0.04;
const LOUD_QUANTILE = 0.98;

function joined(frames: readonly boolean[], frameMs: number): Sound[] {
  const sounds: { startMs: number; endMs: number }[] = [];
  for (const [index, loud] of frames.entries()) {
    if (!loud) continue;
    const startMs = index * frameMs;
    const last = sounds.at(-1);
    if (last && startMs - last.endMs <= GAP_MS) last.endMs = startMs + frameMs;
    else sounds.push({ startMs, endMs: startMs + frameMs });
  }
  return sounds.filter(({ startMs, endMs }) => endMs - startMs >= MIN_MS);
}

function framesOf(
  { samples, rateHz }: Track,
  frameMs: number,
  measure: (frame: Int16Array) => number,
): number[] {
  const size = (rateHz * frameMs) / 1_000;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, n) =>
    measure(samples.subarray(n * size, (n + 1) * size)),
  );
}

function rms(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / frame.length);
}

function peak(frame: Int16Array): number {
  let most = 0;
  for (const sample of frame) most = Math.max(most, Math.abs(sample));
  return most;
}

/** Sounds by energy: frames of 10 ms above -40 dB of full scale. */
export function soundsByEnergy(track: Track): Sound[] {
  const loud = framesOf(track, ENERGY_FRAME_MS, rms).map((level) => level > ENERGY_THRESHOLD);
  return joined(loud, ENERGY_FRAME_MS);
}

/** Sounds by peaks: frames of 4 ms above a share of what is loud in this track. */
export function soundsByPeak(track: Track): Sound[] {
  const peaks = framesOf(track, PEAK_FRAME_MS, peak);
  const sounding = peaks.filter((level) => level > 0).toSorted((a, b) => a - b);
  const loudest = sounding[Math.floor((sounding.length - 1) * LOUD_QUANTILE)] ?? 0;
  return joined(
    peaks.map((level) => level > loudest * PEAK_SHARE),
    PEAK_FRAME_MS,
  );
}
