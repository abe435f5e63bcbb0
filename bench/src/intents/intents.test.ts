import {
  classifyWant,
  SURELY,
} from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/classify';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { expect, test } from 'vitest';
import { type BegunAs, callsBegun } from './callersWords.ts';

/**
 * The weights that are shipped, on first turns of calls that they did not learn from, by words alone. Floors and ceilings are
 * a little beside what was measured; `bench/src/intents/fit.ts` measures with meaning too.
 */
/** From here on a want is likelier than all others together. */
const HEARD = 0.5;
const calls = await callsBegun();

function of(kind: BegunAs) {
  return calls
    .filter((call) => call.kind === kind)
    .map(({ said }) => classifyWant({ raw: said, words: plainWords(said) }, null));
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length;
}

test('questions are heard as questions, and seldom as bookings', () => {
  const wants = of('question');
  expect(share(wants, ({ question }) => question >= HEARD)).toBeGreaterThan(0.77);
  expect(share(wants, ({ book }) => book >= SURELY)).toBeLessThan(0.01);
});

test('bookings are heard as bookings, and seldom as questions', () => {
  const wants = of('booking');
  expect(share(wants, ({ book }) => book >= HEARD)).toBeGreaterThan(0.8);
  expect(share(wants, ({ question }) => question >= SURELY)).toBeLessThan(0.03);
});

test('changes are seldom heard as questions or bookings', () => {
  const wants = of('change');
  expect(share(wants, ({ question, book }) => Math.max(question, book) >= SURELY)).toBeLessThan(
    0.06,
  );
});
