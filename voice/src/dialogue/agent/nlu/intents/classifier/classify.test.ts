import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { classifyWant, SURELY } from './classify.ts';
import { WANTS, type Want } from './features.ts';

/** Classified by its words alone. */
function classified(raw: string) {
  return classifyWant({ raw, words: plainWords(raw) }, null);
}

test.each<[string, Want]>([
  ['Hi, I would like to book an appointment for Friday afternoon please', 'book'],
  ['Do you have parking, and how much does it cost?', 'question'],
  ['I need to cancel my appointment tomorrow, something has come up', 'cancel'],
  ['Could you move my appointment from Tuesday to Thursday?', 'move'],
  ['Could you tell Sarah that I rang, and ask her to call me back?', 'message'],
])('"%s" is heard as %s', (said, want) => {
  const wants = classified(said);
  const others = WANTS.filter((one) => one !== want).map((one) => wants[one]);
  expect(wants[want]).toBeGreaterThan(Math.max(...others));
});

test('all wants are likelihoods and together 1', () => {
  for (const said of ['', 'mm', 'what do you charge', 'x '.repeat(5_000)]) {
    const wants = classified(said);
    const all = WANTS.map((want) => wants[want]);
    expect(all.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  }
});

test('where no word is known nothing is surely wanted', () => {
  const { answer, ...wants } = classified('zzyzx qwrt');
  expect(Math.max(...Object.values(wants))).toBeLessThan(SURELY);
  expect(answer).toBeGreaterThan(0);
});
