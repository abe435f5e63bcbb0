import { expect, test } from 'vitest';
import { plainWords } from '../normalise/words.ts';
import { CUES } from './cues.ts';
import { decideIntent, tellsOfMoving } from './decideIntent.ts';
import { messageExamples, messageTold, writtenMessage } from './messageTold.ts';
import { movedTo, shiftBy } from './movedTo.ts';
import { TOLD_BY_WHO_AND_WHEN } from './testing/standingBookings.ts';
import { WRITTEN_AFTER, WRITTEN_BEFORE } from './testing/utterances.ts';

const wrong = (list: typeof WRITTEN_BEFORE) =>
  list.filter(([intent, said]) => (decideIntent(plainWords(said))?.intent ?? null) !== intent);

test('every cue is heard in its examples', () => {
  const deaf = CUES.flatMap(({ of, pattern, examples }) =>
    examples.filter((said) => !pattern.test(plainWords(said))).map((said) => `${of}: ${said}`),
  );
  expect(deaf).toEqual([]);
});

test('what callers want is decided by what they say first', () => {
  // three of the fifty that were written before the cues are still taken otherwise
  expect(wrong(WRITTEN_BEFORE).length).toBeLessThanOrEqual(3);
  expect(wrong(WRITTEN_AFTER)).toEqual([]);
});

test.each([
  ['the coming Tuesday I mean, at ten, or make it quarter past ten', false],
  ['my fella is only six, so I want him seen, Wednesday at half three', false],
  ['could we do after school Wednesday next week, ten past four, well, quarter past', false],
  ["I'm Dom's seven o'clock on Tuesday, can he do me the night after instead?", true],
  ['I need to push my appointment back', true],
])('whether "%s" tells of moving one: %s', (said, tells) => {
  expect(tellsOfMoving(plainWords(said))).toBe(tells);
});

test('bookings that stand are heard where they are told by who does them and when', () => {
  expect(wrong(TOLD_BY_WHO_AND_WHEN)).toEqual([]);
});

test.each(messageExamples)('a message is heard in "%s"', (said) => {
  expect(messageTold(said)).not.toBeNull();
});

test.each([
  [
    "tell Dr Okafor I waited fifty minutes and it's not okay",
    "For Dr Okafor: I waited fifty minutes and it's not okay",
  ],
  ['could you ask Sam to bring the long ladder', 'For Sam: please bring the long ladder'],
  [
    'would you tell Howard the statements are in, and could he call me',
    'For Howard: the statements are in, and could he call me',
  ],
  ['could someone tell her the cat is fine', 'the cat is fine'],
])('"%s" is written as it was said', (said, written) => {
  const told = messageTold(said);
  expect(told && writtenMessage(told)).toBe(written);
});

test.each([
  'can you tell me the price of a haircut',
  'could you let me know if you have a table',
  'can I leave a message for the manager please',
  'I want to ask you about your opening hours',
])('"%s" tells no message yet', (said) => {
  expect(messageTold(said)).toBeNull();
});

test.each([
  [
    "i'm booked for wednesday at ten could we make it friday at nine instead",
    /wednesday/,
    /friday/,
  ],
  ['put us down for the sunday instead of the saturday', /saturday/, /sunday/],
  ['move my thursday one from five thirty to six thirty', /five thirty/, /six thirty/],
  ["my viewing's at noon any chance of making it half twelve", /noon/, /half twelve/],
])('of "%s" the one moment tells which booking, the other where it goes', (said, old, to) => {
  const moved = movedTo(said);
  expect(moved.old).toMatch(old);
  expect(moved.to).toMatch(to);
  expect(moved.to).not.toMatch(old);
});

test.each([
  ['an hour later', 0, 60],
  ['can it go back half an hour', 0, 30],
  ['two hours earlier', 0, -120],
  ['the next day', 1, 0],
  ['a week later', 7, 0],
  ['put it half an hour on please', 0, 30],
  ['fifteen minutes later', 0, 15],
  ['knocked back three quarters', null, null],
  ['a quarter of an hour earlier', 0, -15],
  ['an hour and a half later', 0, 90],
  ['20 minutes earlier', 0, -20],
  ['could i come the day before instead', -1, 0],
  ['half an hour on friday', null, null],
])('"%s" moves by %s days and %s minutes', (said, days, minutes) => {
  expect(shiftBy(said)).toEqual(days === null ? null : { days, minutes });
});
