import { expect, test } from 'vitest';
import { readMessage } from './results.ts';

const results = {
  type: 'Results',
  start: 1.5,
  duration: 0.25,
  is_final: true,
  from_finalize: true,
  channel: { alternatives: [{ transcript: ' Yes, please. ' }] },
};

test('words come with their times in ms', () => {
  expect(readMessage(JSON.stringify(results))).toEqual({
    startMs: 1_500,
    endMs: 1_750,
    text: 'Yes, please.',
    isFinal: true,
    fromFinalize: true,
  });
});

test('a result without alternatives has no words', () => {
  const none = JSON.stringify({ ...results, channel: { alternatives: [] } });
  expect(readMessage(none)).toMatchObject({ text: '' });
});

test.each([
  ['{"type":"Metadata","duration":1}', 'nothing'],
  ['{"type":"UtteranceEnd"}', 'nothing'],
  ['{"type":"Error","description":"x"}', 'nonsense'],
  ['{"type":"Results"}', 'nonsense'],
  ['{"type":"Results","start":"0"}', 'nonsense'],
  ['[]', 'nonsense'],
  ['null', 'nonsense'],
  ['<html>', 'nonsense'],
  ['', 'nonsense'],
] as const)('%s is %s', (text, read) => {
  expect(readMessage(text)).toBe(read);
});
