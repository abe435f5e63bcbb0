import type { Expectation } from '../../model.ts';
import { bare, turnWordsOf } from '../words/turnWords.ts';
import { completeness } from './completeness.ts';

/** Two or more letters on their own: somebody spells. */
const SPELLING = /(?:^|\s)\p{L}\s\p{L}$/iu;
/** Neither evidence alone decides more than this, in log odds. */
const MOST_BY_WORDS = 3;
const MOST_BY_VOICE = 0.5;
/** Where no model knows the language: most silences that rules have nothing against are ends. */
const UNKNOWN = 2;
/** Log odds at most, of what rules tell. */
const UNFINISHED = -3;
const PART_OF_A_NUMBER = -2.5;
const SPELLED = -1.2;
const DICTATED = -1;
/** Log odds at least, of what rules tell. */
const WHOLE_NUMBER = 2.5;
const WHOLE_SLOT = 1.5;
const LIKELY_SLOT = 0.5;

/** Digits that a dictated number has so far; "double four" counts as two. */
function digitsIn(words: string, language: string): number {
  const { digits } = turnWordsOf(language);
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (digits[word] ?? word.replace(/\D/g, '').length), 0);
}

/** Whether a text ends in the middle of a phrase, by rule. */
export function isUnfinished(text: string, expects: Expectation, language: string): boolean {
  const words = bare(text);
  const { unfinished, halfANumber } = turnWordsOf(language);
  return (
    words === '' ||
    unfinished.test(words) ||
    ((expects === 'date' || expects === 'time') && halfANumber.test(words))
  );
}

/** Whether a number, a spelling or a message is being dictated and is not whole yet, by rule. */
export function isDictated(text: string, expects: Expectation, language: string): boolean {
  const words = bare(text);
  if (expects === 'phone-number')
    return digitsIn(words, language) < turnWordsOf(language).wholeNumberDigits;
  return expects === 'message' || SPELLING.test(words);
}

/** Whether a text is a whole plain answer to a yes/no question that was asked. */
export function isPlainAnswer(text: string, expects: Expectation, language: string): boolean {
  return expects === 'yes-no' && turnWordsOf(language).yesOrNo.test(bare(text));
}

const within = (most: number, odds: number): number => Math.max(-most, Math.min(most, odds));

function finalityOfWords(text: string, expects: Expectation, language: string): number {
  if (isUnfinished(text, expects, language)) return UNFINISHED;
  const byModel = within(MOST_BY_WORDS, completeness(text, expects, language) ?? UNKNOWN);
  const words = bare(text);
  if (expects === 'phone-number') {
    const digits = digitsIn(words, language);
    if (digits >= turnWordsOf(language).wholeNumberDigits) return WHOLE_NUMBER;
    return digits > 0 ? PART_OF_A_NUMBER : byModel;
  }
  const slot = turnWordsOf(language).slots[expects];
  if (slot?.whole?.test(words)) return Math.max(WHOLE_SLOT, byModel);
  if (slot?.likely.test(words)) return Math.max(LIKELY_SLOT, byModel);
  if (expects === 'message') return Math.min(DICTATED, byModel);
  return SPELLING.test(words) ? Math.min(SPELLED, byModel) : byModel;
}

/**
 * How likely it is that a turn is over which has these words, from 0 to 1. Rises with each evidence.
 * @param byVoice log odds by the sound of the last words alone, as the media thread reports them; null where it does not
 */
export function finality(
  text: string,
  expects: Expectation,
  byVoice: number | null,
  language: string,
): number {
  const odds = finalityOfWords(text, expects, language) + within(MOST_BY_VOICE, byVoice ?? 0);
  return 1 / (1 + Math.exp(-odds));
}
