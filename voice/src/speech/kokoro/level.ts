const FULL_SCALE = 32_767;
/** Root mean square of speech, pauses left out, that every piece is brought to; of full scale. */
const SPEECH_LEVEL = 0.12;
/** A piece is made louder or softer by no more than this factor: a whisper stays one. */
const MAX_CHANGE = 2.5;
const FRAME = 240;
/** Frames below this share of the loudest are pauses. */
const PAUSE = 0.1;

/** Loudness of the frames that are speech, of full scale; 0 for silence. */
export function speechLevel(samples: Float32Array): number {
  const frames: number[] = [];
  for (let start = 0; start < samples.length; start += FRAME) {
    const end = Math.min(start + FRAME, samples.length);
    let sum = 0;
    for (let at = start; at < end; at++) sum += (samples[at] ?? 0) ** 2;
    frames.push(Math.sqrt(sum / (end - start)));
  }
  const loudest = frames.reduce((most, frame) => Math.max(most, frame), 0);
  const speech = frames.filter((frame) => frame > PAUSE * loudest);
  return speech.length === 0
    ? 0
    : Math.sqrt(speech.reduce((sum, frame) => sum + frame ** 2, 0) / speech.length);
}

/**
 * Samples as PCM16 at the level of all pieces, so that what was rendered apart can be put together. Never over full
 * scale.
 * @param samples from -1 to 1, now and then beyond
 */
export function levelled(samples: Float32Array): Int16Array {
  const level = speechLevel(samples);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (level === 0 || peak === 0) return new Int16Array(samples.length);
  const wanted = Math.min(MAX_CHANGE, Math.max(1 / MAX_CHANGE, SPEECH_LEVEL / level));
  const gain = Math.min(wanted, 1 / peak) * FULL_SCALE;
  return Int16Array.from(samples, (sample) => Math.round(sample * gain));
}
