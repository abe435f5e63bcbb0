import type { Expectation } from '../model.ts';
import { finality, isDictated, isPlainAnswer, isUnfinished } from './completeness/finality.ts';
import type { TurnSettings } from './settings.ts';
import { bare, turnWordsOf } from './words/turnWords.ts';

/** What is known of a silence while it is counted. */
export interface Silence {
  /** All that was said of the turn. */
  readonly text: string;
  readonly expects: Expectation;
  /** How long this caller pauses between words of one turn, in ms, learned from the call; null while nothing is known. */
  readonly usualPauseMs: number | null;
  /** Log odds that the turn is over, by the sound of its last words; null where nobody tells. */
  readonly byVoice: number | null;
}

/**
 * The silence after the caller's last sound, in ms, that ends a turn: the shorter the likelier the turn is over, and
 * never shorter the longer this caller pauses.
 */
export function endpointingDelayMs(silence: Silence, settings: TurnSettings): number {
  const { text, expects, usualPauseMs, byVoice } = silence;
  const { minEndpointingMs, maxEndpointingMs, surelyOver, surelyNot } = settings;
  if (isPlainAnswer(text, expects, settings.language))
    return Math.min(settings.answerEndpointingMs, minEndpointingMs);
  const over = finality(text, expects, byVoice, settings.language);
  const doubt = Math.min(1, Math.max(0, (surelyOver - over) / (surelyOver - surelyNot)));
  const patienceMs = (usualPauseMs ?? 0) * settings.pauseFactor;
  const leastMs = Math.max(minEndpointingMs, patienceMs * settings.patienceWhenOver);
  const mostMs = Math.max(settings.unfinishedEndpointingMs, patienceMs, leastMs);
  return Math.min(maxEndpointingMs, leastMs + (mostMs - leastMs) * doubt);
}

/** Whether the caller may well be through: neither unfinished words nor something being dictated. */
export function soundsFinished(text: string, expects: Expectation, language: string): boolean {
  return !isUnfinished(text, expects, language) && !isDictated(text, expects, language);
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
