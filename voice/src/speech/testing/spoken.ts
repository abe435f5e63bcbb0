import type { Voice } from '../ports.ts';

/** Pieces of audio as one. */
export function joined(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((samples, chunk) => samples + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** All that a voice says: PCM16 mono at 16 kHz. */
export async function spoken(
  voice: Voice,
  text: string,
  options: {
    readonly voiceId?: string;
    readonly language?: string;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Int16Array> {
  const chunks: Int16Array[] = [];
  const { voiceId = 'jennifer', language = 'en-GB' } = options;
  const { signal = new AbortController().signal } = options;
  for await (const chunk of voice.speak({ text, voiceId, language, signal })) chunks.push(chunk);
  return joined(chunks);
}

/** Root mean square of samples, of 32768. */
export function loudness(pcm: Int16Array): number {
  let sum = 0;
  for (const sample of pcm) sum += sample * sample;
  return pcm.length === 0 ? 0 : Math.sqrt(sum / pcm.length);
}
