const SAMPLES_PER_MS = 8;
/** Shorter and it is a consonant, not a border between phrases. */
const LEAST_BORDER_MS = 60;
/** A border lies within this share of the sentence of where its letters say. */
const LETTERS_OFF = 0.12;
const SILENT_SHARE = 0.03;
const SPAN_MS = 10;

/** Silences inside a sentence, in samples. */
function silencesIn(sound: Float64Array): { from: number; until: number }[] {
  const span = SPAN_MS * SAMPLES_PER_MS;
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const silences: { from: number; until: number }[] = [];
  let from: number | null = null;
  for (let at = 0; at + span <= sound.length; at += span) {
    const silent = sound
      .subarray(at, at + span)
      .every((sample) => Math.abs(sample) < loudest * SILENT_SHARE);
    if (silent) from ??= at;
    else if (from !== null) {
      if (at - from >= LEAST_BORDER_MS * SAMPLES_PER_MS) silences.push({ from, until: at });
      from = null;
    }
  }
  return silences;
}

/**
 * Where a sentence that was rendered whole may be parted: for each part but the last the sample at which the silence
 * behind it begins, and null where none is found.
 * @param parts of the text, in order
 */
export function bordersOf(sound: Float64Array, parts: readonly string[]): (number | null)[] {
  const silences = silencesIn(sound);
  const letters = parts.map((part) => part.replace(/\s/g, '').length);
  const all = letters.reduce((sum, count) => sum + count, 0);
  return parts.slice(0, -1).map((_, index) => {
    const share = letters.slice(0, index + 1).reduce((sum, count) => sum + count, 0) / all;
    const due = share * sound.length;
    const near = silences
      .map(({ from, until }) => ({ from, off: Math.abs((from + until) / 2 - due) }))
      .filter(({ off }) => off < LETTERS_OFF * sound.length);
    return near.length === 0 ? null : near.reduce((a, b) => (a.off <= b.off ? a : b)).from;
  });
}
