import { expect, test } from 'vitest';
import { plainWords } from '../normalise/words.ts';
import {
  hearDigits,
  hearPhoneNumber,
  spokenPhoneNumber,
  storedPhoneNumber,
} from './phoneNumbers.ts';

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
  expect(hearPhoneNumber('5550123', true)?.digits).toBe('5550123');
  expect(hearPhoneNumber('my number is 5550123', false)?.digits).toBe('5550123');
  expect(hearPhoneNumber('at 5550123', false)).toBeNull();
  expect(hearPhoneNumber('2025550123', false)?.digits).toBe('2025550123');
  expect(hearPhoneNumber('555', true)).toBeNull();
  expect(hearPhoneNumber('1234567890123456', true)).toBeNull();
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
