import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { phoneFit, spokenPhoneNumber, storedPhoneNumber } from './numberingPlan.ts';
import { hearDigits, phonesIn } from './phoneNumbers.ts';

test.each([
  ['five five five oh one two three', '5550123'],
  ['555-0123', '5550123'],
  ['(202) 555-0123', '2025550123'],
  ['double four two oh seven nine four six', '44207946'],
  ['triple five oh one two three', '5550123'],
  ['plus four four two oh seven nine four six oh one two three', '+442079460123'],
  ['eight hundred five five five oh one two three', '8005550123'],
  ['twenty three forty five sixty seven', '234567'],
  ['five five for one to three', '554123'],
  ['it is um five five five oh one', '55501'],
  ['hello', null],
  ['for to', null],
])('%s is %s', (text, expected) => {
  expect(hearDigits(plainWords(text))?.digits ?? null).toBe(expected);
});

test('a number counts where it was asked for or announced', () => {
  expect(phonesIn('5550123', true, null)[0]?.value.digits).toBe('5550123');
  expect(phonesIn('my number is 5550123', false, null)[0]?.value.digits).toBe('5550123');
  expect(phonesIn('at 5550123', false, null)).toEqual([]);
  expect(phonesIn('2025550123', false, null)[0]?.value.digits).toBe('2025550123');
  expect(phonesIn('555', true, null)).toEqual([]);
  expect(phonesIn('1234567890123456', true, null)).toEqual([]);
});

test.each([
  ['2025550123', 'US', '+12025550123', '2 0 2, 5 5 5, 0 1 2 3'],
  ['02079460123', 'GB', '+442079460123', '0 2 0, 7 9 4 6, 0 1 2 3'],
  ['07700900123', 'GB', '+447700900123', '0 7 7 0 0, 9 0 0 1 2 3'],
  ['5550123', 'US', '5550123', '5 5 5, 0 1 2 3'],
  ['+442079460123', 'US', '+442079460123', 'plus 4 4, 2 0, 7 9 4 6, 0 1 2 3'],
] as const)('%s in %s is kept as %s and said as %s', (digits, country, stored, spoken) => {
  expect(storedPhoneNumber(digits, country)).toBe(stored);
  expect(spokenPhoneNumber(stored, country)).toBe(spoken);
});

test.each([
  ['0355500181', 'US'],
  ['0861234567', 'US'],
  ['0861234567', 'CA'],
] as const)('%s said in %s, where numbers have no leading 0, is kept as said', (said, country) => {
  expect(storedPhoneNumber(said, country)).toBe(said);
});

test.each([
  ['07700900164', 'GB', 'fits'],
  ['01632960197', 'GB', 'fits'],
  ['07700900', 'GB', 'short'],
  ['0770090016', 'GB', 'short'],
  ['077009001644', 'GB', 'long'],
  ['6045550141', 'CA', 'fits'],
  ['5550141', 'CA', 'fits'],
  ['60455501', 'CA', 'short'],
  ['60455501412', 'CA', 'long'],
  ['0215550145', 'NZ', 'fits'],
  ['0215550', 'NZ', 'short'],
  ['0491570737', 'AU', 'fits'],
  ['049157073', 'AU', 'short'],
  ['0209104415', 'IE', 'fits'],
  ['612345678', 'ES', 'fits'],
  ['61234567', 'ES', 'short'],
  ['+447700900164', 'US', 'fits'],
  ['5550141', null, 'fits'],
  ['555014', null, 'short'],
] as const)('%s in %s %s', (digits, country, fit) => {
  expect(phoneFit(digits, country)).toBe(fit);
});
