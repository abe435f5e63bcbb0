import { SPOKEN_SAMPLE_RATE_HZ } from '../ports.ts';
import type { Urgency } from './renderPool.ts';
import { trimSilence } from './silence.ts';

const samplesOf = (ms: number): number => (SPOKEN_SAMPLE_RATE_HZ * ms) / 1_000;
/** A soft first consonant may stay under what counts as silence. */
const SILENCE_BEFORE = samplesOf(25);
/** Within a clause, where a piece of it was rendered apart. */
const SILENCE_WITHIN = samplesOf(45);
const SILENCE_AFTER_COMMA = samplesOf(120);
const SILENCE_AFTER_SENTENCE = samplesOf(220);

/** The pause that belongs behind a piece, in samples. */
function silenceAfter(text: string): number {
  if (/[.!?]$/.test(text)) return SILENCE_AFTER_SENTENCE;
  return /[,;:–—]$/.test(text) ? SILENCE_AFTER_COMMA : SILENCE_WITHIN;
}

/**
 * Renders pieces one after the other, the next one while one is taken, with the pauses that belong between them.
 * @param render PCM16 mono at 16 kHz, or null when the signal was aborted
 */
export async function* inPieces(
  pieces: readonly string[],
  render: (text: string, urgency: Urgency) => Promise<Int16Array | null>,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const trimmed = async (text: string, urgency: Urgency): Promise<Int16Array | null> => {
    const pcm = await render(text, urgency);
    return pcm && trimSilence(pcm, SILENCE_BEFORE, silenceAfter(text));
  };
  let ahead = pieces[0] === undefined ? null : trimmed(pieces[0], 'first');
  for (let index = 1; ahead; index++) {
    const pcm = await ahead;
    if (!pcm || signal.aborted) return;
    const next = pieces[index];
    ahead = next === undefined ? null : trimmed(next, 'next');
    // Awaited only after the consumer has taken this piece; it may never come back for it.
    ahead?.catch(() => undefined);
    if (pcm.length > 0) yield pcm;
  }
}
