import type { Expectation } from '../../model.ts';
import type { SlotWords } from './slots.ts';

/** The words of one language that say where a turn stands. Matched against text without punctuation. */
export interface TurnWords {
  /** Words with which nobody ends what they say, at the end of a text. */
  readonly unfinished: RegExp;
  /** A number that a day or a time of day is often still missing behind, at the end of a text. */
  readonly halfANumber: RegExp;
  /** A whole plain answer to a yes/no question. */
  readonly yesOrNo: RegExp;
  /** Sounds that say "I am listening", not "stop": a whole text. */
  readonly accompanying: RegExp;
  /** Sounds of thinking: with or without them the same was said. */
  readonly fillers: ReadonlySet<string>;
  /** How many digits a spoken word stands for in a dictated number. */
  readonly digits: Readonly<Record<string, number>>;
  /** Fewer digits than this are no whole telephone number where the language is spoken. */
  readonly wholeNumberDigits: number;
  /** What fills the slots that the assistant asks for, where it is known. */
  readonly slots: Partial<Readonly<Record<Expectation, SlotWords>>>;
}

/** @param words each stands for so many digits; parted by spaces */
export const digitsEach = (digits: number, words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word) => [word, digits]));

/** A text that is one of these expressions. */
export const oneOf = (expressions: string): RegExp => new RegExp(`^(?:${expressions})$`, 'iu');

/** A text that is nothing but these expressions, in any number. */
export const onlyThese = (expressions: string): RegExp =>
  new RegExp(`^(?:(?:${expressions})(?:\\s|$))+$`, 'iu');

/** A text that ends with one of these expressions. */
export const endsWith = (expressions: string): RegExp =>
  new RegExp(`(?:^|\\s)(?:${expressions})$`, 'iu');
