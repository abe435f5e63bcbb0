import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { digitsForWords } from '../numbers.ts';
import { hearBareTime, hearTime } from './times.ts';

function told(found: ReturnType<typeof hearTime>): string | null {
  if (!found) return null;
  const { hour, minute, meridiem } = found.time;
  const clock = `${hour}:${String(minute).padStart(2, '0')}`;
  return meridiem === null ? `${clock}?` : clock;
}

// a question mark: am or pm was left open
test.each([
  ['seven pm', '19:00'],
  ['at seven p m', '19:00'],
  ['7 p.m.', '19:00'],
  ['7pm', '19:00'],
  ['seven thirty pm', '19:30'],
  ['7:30 PM', '19:30'],
  ['7.30', '7:30?'],
  ['at seven', '7:00?'],
  ['at seven thirty', '7:30?'],
  ['at seven oh five', '7:05?'],
  ['half seven', '7:30?'],
  ['half past seven in the evening', '19:30'],
  ['quarter to nine', '8:45?'],
  ['quarter to one', '12:45?'],
  ['a quarter past six tonight', '18:15'],
  ['five past eight', '8:05?'],
  ['twenty to ten in the morning', '9:40'],
  ['seven o clock', '7:00?'],
  ["eight o'clock tonight", '20:00'],
  ['nineteen hundred hours', '19:00'],
  ['at nineteen thirty', '19:30'],
  ['19:30', '19:30'],
  ['00:15', '0:15'],
  ['noon', '12:00'],
  ['at midday', '12:00'],
  ['midnight', '0:00'],
  ['twelve am', '0:00'],
  ['twelve pm', '12:00'],
  ['twelve at night', '0:00'],
  ['nine in the morning', '9:00'],
  ['three in the afternoon', '15:00'],
  ['tomorrow morning at nine', '9:00'],
  ['tomorrow night at eight', '20:00'],
  ['dinner at eight', '20:00'],
  ['around four', '4:00?'],
])('%s is %s', (text, expected) => {
  expect(told(hearTime(digitsForWords(plainWords(text))))).toBe(expected);
});

test.each([
  'a table for four',
  'ten to twelve people',
  'on the fifth',
  '5 december 2026',
  '12/3',
  'from the third of december',
  '25:00',
  'at 8 people',
  'hello',
  '',
])('%s holds no time', (text) => {
  expect(told(hearTime(digitsForWords(plainWords(text))))).toBeNull();
});

test.each([
  ['seven', '7:00?'],
  ['seven thirty', '7:30?'],
  ['nineteen hundred', '19:00'],
  ['1930', '19:30'],
  ['um nine forty five', '9:45?'],
  ['twenty one', '21:00'],
])('where a time was asked for, %s is %s', (text, expected) => {
  expect(told(hearBareTime(digitsForWords(plainWords(text))))).toBe(expected);
});

test('the day in a time stays in the rest', () => {
  expect(hearTime('for 4 tomorrow at 7 pm')?.rest).toBe('for 4 tomorrow');
  expect(hearTime('7 tonight')?.rest).toBe('tonight');
});
