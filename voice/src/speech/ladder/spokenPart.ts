/**
 * How long parts of a text take to be spoken, in letters. Fitted to flite's durations: they halve the
 * spread of ms a unit against ms a character.
 */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\p{Nd}/u, 4],
  [/[.!?…]/u, 6],
  [/[,;:–—]/u, 5],
  [/[\p{Sc}&%@+]/u, 6],
  [/[\p{L}\s]/u, 1],
];

/** Marks at the end of a word that are a pause, not a sound. */
const PAUSE_AFTER = /[.!?…,;:–—"'”’)]+$/u;

/** Where nothing is known of a voice: about 15 characters a second. */
const USUAL_MS_PER_UNIT = 55;
const MIN_MS_PER_UNIT = 20;
const MAX_MS_PER_UNIT = 200;
/** A text shorter than this says little of a voice's pace. */
const MIN_UNITS_TO_LEARN = 15;
const KEPT_OF_BEFORE = 0.7;
/** Voice ids come from requests; a catalogue has a handful. */
const MAX_VOICES = 64;

/** Whether there is anything to say in a text. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Length of a text as it is spoken, in units of about a letter. */
export function spokenUnits(text: string): number {
  let units = 0;
  for (const character of text)
    units += WEIGHTS.find(([pattern]) => pattern.test(character))?.[1] ?? 0;
  return units;
}

/** What is left of a text after `units` of it were spoken, from the beginning of the word that was cut. */
export function unspokenPart(text: string, units: number): string {
  let before = 0;
  let from = 0;
  for (const match of text.matchAll(/\S+/gu)) {
    before += spokenUnits(text.slice(from, match.index));
    const word = match[0];
    const end = before + spokenUnits(word.replace(PAUSE_AFTER, ''));
    if (units < end && hasWords(text.slice(match.index))) return text.slice(match.index);
    before += spokenUnits(word);
    from = match.index + word.length;
  }
  return '';
}

/** How fast voices speak, learnt from what they have said. */
export class Pace {
  readonly #msPerUnit = new Map<string, number>();

  msPerUnit(voice: string): number {
    return this.#msPerUnit.get(voice) ?? USUAL_MS_PER_UNIT;
  }

  /** A whole text took `ms`. */
  learn(voice: string, text: string, ms: number): void {
    const units = spokenUnits(text);
    if (units < MIN_UNITS_TO_LEARN) return;
    const now = Math.min(MAX_MS_PER_UNIT, Math.max(MIN_MS_PER_UNIT, ms / units));
    const before = this.#msPerUnit.get(voice);
    if (before === undefined && this.#msPerUnit.size >= MAX_VOICES) return;
    this.#msPerUnit.set(
      voice,
      before === undefined ? now : KEPT_OF_BEFORE * before + (1 - KEPT_OF_BEFORE) * now,
    );
  }
}
