import type { Expectation } from '../model.ts';
import type { TurnSettings } from './settings.ts';
import { bare, turnWordsOf } from './words/turnWords.ts';

/** Two or more letters on their own: somebody spells. */
const SPELLING = /(?:^|\s)\p{L}\s\p{L}$/iu;

/** Digits that a dictated number has so far; "double four" counts as two. */
function digitsIn(words: string, language: string): number {
  const { digits } = turnWordsOf(language);
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (digits[word] ?? word.replace(/\D/g, '').length), 0);
}

/**
 * The silence after the caller's last sound, in ms, that ends a turn with these words, given what the
 * assistant asked for and how long this caller pauses between words of one turn.
 * @param usualPauseMs learned from the call so far; null while nothing is known
 */
export function endpointingDelayMs(
  text: string,
  expects: Expectation,
  usualPauseMs: number | null,
  settings: TurnSettings,
): number {
  const patienceMs = Math.max(
    settings.minEndpointingMs,
    (usualPauseMs ?? 0) * settings.pauseFactor,
  );
  return Math.min(settings.maxEndpointingMs, delayFor(bare(text), expects, patienceMs, settings));
}

function delayFor(
  words: string,
  expects: Expectation,
  patienceMs: number,
  settings: TurnSettings,
): number {
  const longer = (ms: number) => Math.max(ms, patienceMs);
  if (isUnfinished(words, expects, settings.language))
    return longer(settings.unfinishedEndpointingMs);
  if (expects === 'yes-no' && turnWordsOf(settings.language).yesOrNo.test(words))
    return Math.min(settings.answerEndpointingMs, settings.minEndpointingMs);
  return isDictated(words, expects, settings.language)
    ? longer(settings.dictationEndpointingMs)
    : patienceMs;
}

function isUnfinished(words: string, expects: Expectation, language: string): boolean {
  const { unfinished, halfANumber } = turnWordsOf(language);
  return (
    words === '' ||
    unfinished.test(words) ||
    ((expects === 'date' || expects === 'time') && halfANumber.test(words))
  );
}

function isDictated(words: string, expects: Expectation, language: string): boolean {
  if (expects === 'phone-number')
    return digitsIn(words, language) < turnWordsOf(language).wholeNumberDigits;
  return expects === 'message' || SPELLING.test(words);
}

/** Whether the caller may well be through: neither unfinished words nor something being dictated. */
export function soundsFinished(text: string, expects: Expectation, language: string): boolean {
  const words = bare(text);
  return !isUnfinished(words, expects, language) && !isDictated(words, expects, language);
}

/**
 * What is known of a caller's pauses after one more that did not end their turn.
 * @returns ms, the newest pause counting for half
 */
export function learnPause(usualPauseMs: number | null, pauseMs: number): number {
  return usualPauseMs === null ? pauseMs : (usualPauseMs + pauseMs) / 2;
}

/** Whether words spoken over the assistant only accompany it. An answer to a yes/no question does not. */
export function isBackchannel(text: string, expects: Expectation, language: string): boolean {
  return expects !== 'yes-no' && turnWordsOf(language).accompanying.test(bare(text));
}
