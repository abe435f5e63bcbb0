import { type Sound, soundsByEnergy, soundsByPeak } from './sounds.ts';
import type { Track } from './track.ts';

/** Two detectors further apart than this do not agree. */
const AGREE_WITHIN_MS = 40;

export interface HeardDelays {
  /** End of what the caller said to the beginning of the answer, ms. */
  readonly delaysMs: readonly number[];
  /** Turns on which the two detectors did not agree, and all of a call that was not recorded well. */
  readonly discarded: number;
  /** Turns that were not answered before the caller spoke again. */
  readonly unanswered: number;
}

function delaysOf(said: readonly Sound[], answers: readonly Sound[]): (number | null)[] {
  return said.map(({ endMs }, index) => {
    const nextMs = said[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const answer = answers.find(({ startMs }) => startMs > endMs && startMs < nextMs);
    return answer ? answer.startMs - endMs : null;
  });
}

/**
 * The delay of each turn of a call, out of the recording of its two sides alone.
 * @param turns how many the caller had: a caller whose machine stood still in mid-sentence recorded more
 */
export function turnDelays(caller: Track, assistant: Track, turns: number): HeardDelays {
  const byEnergy = delaysOf(soundsByEnergy(caller), soundsByEnergy(assistant));
  const byPeak = delaysOf(soundsByPeak(caller), soundsByPeak(assistant));
  // A sentence was heard as two, or not at all: none of the turns can be paired.
  if (byEnergy.length !== turns || byPeak.length !== turns)
    return { delaysMs: [], discarded: turns, unanswered: 0 };
  const delaysMs: number[] = [];
  let discarded = 0;
  let unanswered = 0;
  for (const [index, energyMs] of byEnergy.entries()) {
    const peakMs = byPeak[index] ?? null;
    if (energyMs === null && peakMs === null) unanswered++;
    else if (energyMs === null || peakMs === null) discarded++;
    else if (Math.abs(energyMs - peakMs) > AGREE_WITHIN_MS) discarded++;
    else delaysMs.push((energyMs + peakMs) / 2);
  }
  return { delaysMs, discarded, unanswered };
}
