import { distanceSaid, isTooFar, tellsOfDistance } from '../../knowledge/passages/distances.ts';
import { spokenSentence } from '../../knowledge/spokenFact.ts';
import { polarityOf } from './polarity.ts';
import { lowered, withoutLabel } from './spokenLabel.ts';

const MOST_SENTENCES = 2;

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const TOO_FAR = 'That is too far, I am afraid.';

/** Whether the caller named a distance at which nothing is done any more. */
function tellsOfTooFar(question: string, passages: readonly string[]): boolean {
  const distance = distanceSaid(question);
  if (distance === null || passages.some((told) => tellsOfDistance(told, distance))) return false;
  return passages.some((told) => isTooFar(told, distance));
}

/**
 * What an owner wrote as a receptionist says it: no label read out, no more than two passages, and the yes or no
 * that a question wants first, where it is certain. Figures stay as they were written.
 * @param question plain lower-case words; empty where none was asked
 * @param language BCP 47; only English is put into other words
 */
export function sayAnswer(question: string, passages: readonly string[], language: string): string {
  const whole = passages.slice(0, MOST_SENTENCES).map(spokenSentence);
  if (!language.startsWith('en')) return whole.join(' ');
  const spoken = whole.map((one) => capital(withoutLabel(one)));
  const [first = ''] = spoken;
  if (tellsOfTooFar(question, whole)) return [TOO_FAR, ...spoken].join(' ');
  const polarity = polarityOf(question, first);
  if (polarity === null || /^(?:yes|no),? /i.test(first)) return spoken.join(' ');
  return [`${capital(polarity)}, ${lowered(first)}`, ...spoken.slice(1)].join(' ');
}
