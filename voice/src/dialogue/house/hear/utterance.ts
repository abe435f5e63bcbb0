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

/** Reads a turn of the caller. */
export function utterance(text: string): Utterance {
  const raw = text.slice(0, LONGEST_CHARACTERS);
  const words = plainWords(raw);
  return { raw, words, question: soundsLikeQuestion(raw, words) };
}
