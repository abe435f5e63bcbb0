import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hearSlots } from '../../forms/booking/heard.ts';
import { utterance } from '../normalise/utterance.ts';
import { COUNTS, NAMES } from '../testing/answers.ts';
import { contexts, heardOf } from '../testing/heardSlots.ts';
import { type Spoken, WRITTEN_AFTER, WRITTEN_BEFORE } from '../testing/spoken.ts';

/** Not heard rightly yet. Whoever mends one takes it out. */
const NOT_YET = new Set(['14.3.']);

test.each([
  ['written before', WRITTEN_BEFORE],
  ['written after', WRITTEN_AFTER],
  ['names', NAMES],
  ['counts', COUNTS],
] as const)('what callers say, %s, is heard', (_, all) => {
  const wrong = all
    .filter(({ said }) => !NOT_YET.has(said))
    .map((one) => ({ said: one.said, heard: heardOf(one), wanted: one.heard }))
    .filter(
      ({ heard, wanted }) => JSON.stringify(sorted(heard)) !== JSON.stringify(sorted(wanted)),
    );
  expect(wrong).toEqual([]);
});

function sorted(heard: Spoken['heard']) {
  return Object.entries(heard).toSorted(([a], [b]) => a.localeCompare(b));
}

test.each([
  'eight works for me',
  "eight's perfect",
  'eight is fine',
  "let's do eight",
  'yeah eight suits us',
])('where a booking is about to be made, "%s" is an hour and not people', (said) => {
  const { raw, words } = utterance(said);
  const slots = hearSlots(words, {
    raw,
    asked: 'confirm-booking',
    context: contexts.US,
    sized: true,
  });
  expect(slots).toMatchObject({ time: { hour: 8, minute: 0 } });
  expect(slots.partySize).toBeUndefined();
});

test.each([
  ['the thursday after that', '2026-03-19'],
  ['not this thursday, the thursday after that', '2026-03-19'],
  ['not next tuesday but the one after', '2026-03-24'],
  ['the friday after this one', '2026-03-20'],
  ['tuesday the 17th, or the thursday after that', '2026-03-19'],
])('"%s" is counted from the day before it', (said, date) => {
  const { raw, words } = utterance(said);
  const setting = { raw, asked: 'date', context: contexts.US, sized: false } as const;
  expect(hearSlots(words, setting).date).toBe(date);
});

const PIECES = {
  date: ['the 11th', 'march 14', 'friday the 13th', 'tomorrow'],
  people: ['39 people', 'a party of 15', '3 of us', 'table for 12'],
  phone: ['555 010 4477', 'my number is 555 0181'],
  address: ['39 main street', '45 old mill road'],
} as const;
const HOURS = [
  { said: 'at 7', is: [7, 0] },
  { said: 'at 11', is: [11, 0] },
  { said: 'half past 6', is: [6, 30] },
  { said: '8 pm', is: [8, 0] },
];

test('an hour never takes digits that told something else', () => {
  const beside = [...PIECES.date, ...PIECES.people, ...PIECES.phone, ...PIECES.address];
  const question = fc.constantFrom('how-can-i-help', 'time', 'date', 'confirm-booking' as const);
  const isPhone = (piece: string) => PIECES.phone.some((phone) => phone === piece);
  const pieces = fc
    .shuffledSubarray(beside, { minLength: 2, maxLength: 2 })
    .filter((both) => !both.every(isPhone));
  const isHeard = fc.property(
    question,
    pieces,
    fc.constantFrom(...HOURS),
    (asked, [before, after], hour) => {
      const { raw, words } = utterance(`${before}, ${hour.said}, ${after}`);
      const { time } = hearSlots(words, { raw, asked, context: contexts.US, sized: true });
      return !time || (time.hour % 12 === hour.is[0] && time.minute === hour.is[1]);
    },
  );
  expect(() => fc.assert(isHeard)).not.toThrow();
});
