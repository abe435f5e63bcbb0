import { plainWords, soundsLikeQuestion } from './words.ts';

/** Longer turns are cut here: nothing that a caller says in one breath is longer. */
const LONGEST_CHARACTERS = 2_000;

/** One turn of the caller. */
export interface Utterance {
  readonly raw: string;
  /** Plain lower-case words. */
  readonly words: string;
  readonly question: boolean;
}

/** As much of a turn as is read, with one blank for many: patterns would try each of them. */
export function oneBreath(text: string): string {
  return text.slice(0, LONGEST_CHARACTERS).replaceAll(/\s+/g, ' ');
}

/** Reads a turn of the caller. */
export function utterance(text: string): Utterance {
  const raw = oneBreath(text);
  const words = plainWords(raw);
  return { raw, words, question: soundsLikeQuestion(raw, words) };
}
