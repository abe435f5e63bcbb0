import { findBookingArguments } from '@belldesk/contract/voice/tools';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StandingBooking } from './queries.ts';
import { findTheirs } from './resolveBooking.ts';

const NAMES = [
  'Jo Park',
  'Mrs Park',
  'jo',
  'Ana Gil',
  "O'Neill",
  'Li',
  '',
  ' ',
  '!!',
  'Mr',
  '李',
  'jo park gil',
];
const NUMBERS = [
  '020 7946 0777',
  '+442079460777',
  '020 7946 0778',
  '07700 900123',
  'anonymous',
  'unknown',
  '',
  '0',
  '777',
  '+',
];

const booking = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom(...NAMES, 'Robin Vale'),
    phoneNumber: fc.constantFrom(null, '+442079460777', '+442079460778', '+447700900123'),
    caller: fc.constantFrom(null, 'anonymous', '+442079460777', '+447700900123'),
  })
  .map(
    (given) =>
      ({
        service: 'Zither tuning',
        partySize: null,
        localDate: '2026-11-25',
        localTime: '16:40',
        ...given,
      }) as unknown as StandingBooking,
  );

/** What a model may send: right, half right, or anything. */
const sent = fc.oneof(
  fc.record(
    {
      name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 20 })),
      phoneNumber: fc.oneof(fc.constantFrom(...NUMBERS), fc.string({ maxLength: 15 })),
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);

const letters = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** The last digits, which a number has in whatever way it is written. */
const ending = (number: string | null | undefined) => {
  const digits = number?.replace(/\D/g, '') ?? '';
  return digits.length >= 7 ? digits.slice(-9) : null;
};

test('whatever a model asks for, a booking is told to nobody but who gives its name and its number', () => {
  let told = 0;
  const wrong: unknown[] = [];
  fc.assert(
    fc.property(
      fc.array(booking, { maxLength: 8 }),
      sent,
      fc.constantFrom(null, ...NUMBERS),
      (standing, asked, caller) => {
        const parsed = findBookingArguments.safeParse(asked);
        if (!parsed.success) return;
        const { name, phoneNumber } = parsed.data;
        const known = [phoneNumber, caller].map(ending).filter((one) => one !== null);
        for (const found of findTheirs(standing, parsed.data, caller, 'GB')) {
          told += 1;
          const words: readonly string[] = letters(found.name);
          const numbers = [found.phoneNumber, found.caller].map(ending);
          const byName = letters(name).some((word) => words.includes(word));
          const byNumber = numbers.some((one) => one !== null && known.includes(one));
          if (!byName || !byNumber) wrong.push([asked, found.name]);
        }
      },
    ),
    { numRuns: 4_000, seed: 20_261_123 },
  );
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(20);
});

test.each([
  [{ name: 'Jo Park' }, null],
  [{ name: 'Jo Park' }, 'anonymous'],
  [{ name: 'Jo Park', phoneNumber: '020 7946 0778' }, null],
  [{ name: '!!', phoneNumber: '020 7946 0777' }, '+442079460777'],
  [{ name: 'Mrs', phoneNumber: '020 7946 0777' }, '+442079460777'],
  [{ name: 'Ana', phoneNumber: '020 7946 0777' }, '+442079460777'],
])('nothing is told to %o, who calls from %s', (who, caller) => {
  const standing = [
    { id: 'a', name: 'Jo Park', phoneNumber: '+442079460777', caller: null },
  ] as unknown as StandingBooking[];
  expect(findTheirs(standing, who, caller, 'GB')).toEqual([]);
});
