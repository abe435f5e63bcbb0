import type { Expectation } from '../../model.ts';
import { featuresOf, lengthScale, wordsOf } from './features.ts';
import { FITTED_COMPLETENESS } from './fittedCompleteness.ts';

const known: ReadonlySet<string> = new Set(FITTED_COMPLETENESS.known.split(' '));
const bytes = Buffer.from(FITTED_COMPLETENESS.weights, 'base64');
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * How far a text sounds like a whole turn and not like the beginning of one: log odds, positive for a whole one, a
 * silence after it being as likely inside a turn as at its end. A linear model over how it ends, fitted by
 * bench/src/endOfTurn/fitWords.ts. English; null in other languages and for a text without words.
 * @param language BCP 47
 */
export function completeness(text: string, expects: Expectation, language: string): number | null {
  const words = wordsOf(text);
  if (words.length === 0 || !language.toLowerCase().startsWith('en')) return null;
  const places = featuresOf(words, expects, known);
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum * FITTED_COMPLETENESS.scale * lengthScale(places.length);
}
