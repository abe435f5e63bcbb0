import { expect, test } from 'vitest';
import { hearYesNo } from '../../intents/yesNo.ts';
import { plainWords } from '../../normalise/words.ts';
import { hearName } from '../names/names.ts';
import { digitsForWords } from '../numbers.ts';
import { bareNumbersIn, nightsIn, SIZES, sizesIn } from './partySize.ts';

test.each([
  ['a table for four', 4],
  ['party of six', 6],
  ['there will be eight of us', 8],
  ['we are three', 3],
  ['for two people', 2],
  ['twelve guests', 12],
  ['twenty one people', 21],
  ['two adults and one child', 3],
  ['two adults and a child', 3],
  ['me and my wife', 2],
  ['me and my husband and our spaniel', 2],
  ['just for me', 1],
  ['half a dozen people', 6],
  ['for a couple', 2],
  ['for seven pm', null],
  ['for three nights', null],
  ['on the fourth', null],
])('%s: %s', (text, expected) => {
  expect(sizesIn(digitsForWords(plainWords(text)))[0]?.value ?? null).toBe(expected);
});

test('a number where one was asked for', () => {
  expect(bareNumbersIn('make it 5')[0]?.value).toBe(5);
  expect(bareNumbersIn('5')[0]?.value).toBe(5);
  expect(bareNumbersIn('many')).toEqual([]);
});

test.each([
  ['for three nights', 3],
  ['one night', 1],
  ['a week', 7],
  ['two weeks', 14],
  ['tonight', null],
])('nights of %s: %s', (text, expected) => {
  expect(nightsIn(digitsForWords(plainWords(text)))[0]?.value ?? null).toBe(expected);
});

test.each([
  ['my name is John Smith', 'John Smith'],
  ['my name is john smith', 'John Smith'],
  ["the name's o'brien", "O'Brien"],
  ['it is under the name of maria lopez please', 'Maria Lopez'],
  ['this is anna calling about my order', 'Anna'],
  ['maria lopez speaking', 'Maria Lopez'],
  ["I'm Peter and I'd like a table", 'Peter'],
  ['the name is Smyth, S M Y T H', 'Smyth'],
  ['my name is John Smyth, S-M-Y-T-H', 'John Smyth'],
  ['name is ann double t', 'Ann'],
  ['my name is José García', 'José García'],
  ["I'm running late", null],
  ["i'm calling about a table", null],
  ['i am looking for a haircut', null],
  ['a table for two', null],
  ['this is urgent', null],
  ['please call me back tomorrow', null],
  ['you can call me Ray', 'Ray'],
])('unasked, in "%s" the name is %s', (text, expected) => {
  expect(hearName(plainWords(text), { raw: text, asked: false })).toBe(expected);
});

test.each([
  ['Smith', 'Smith'],
  ['um john smith', 'John Smith'],
  ["it's Jean-Luc", 'Jean-Luc'],
  ['s m y t h', 'Smyth'],
  ['Smith please', 'Smith'],
  ['mcdonald and my number is 555 0123', 'Mcdonald'],
  ['yes', null],
  ['no', null],
  ['what', null],
  ['tomorrow', null],
  ['do you have parking', null],
  ['', null],
])('asked, the name in "%s" is %s', (text, expected) => {
  expect(hearName(plainWords(text), { raw: text, asked: true })).toBe(expected);
});

test.each([
  ['yes', 'yes'],
  ["yeah that's right", 'yes'],
  ['that is correct', 'yes'],
  ['ok', 'yes'],
  ['no', 'no'],
  ['nope', 'no'],
  ["that's not right", 'no'],
  ['no problem', 'yes'],
  ["yes i don't mind", 'yes'],
  ['maybe', null],
  ['four', null],
])('%s is %s', (text, expected) => {
  expect(hearYesNo(plainWords(text))).toBe(expected);
});

test.each(SIZES.map(({ like, pattern }) => [like, pattern] as const))(
  'a size is read in its own example, "%s"',
  (like, pattern) => {
    expect([...like.matchAll(pattern)]).not.toEqual([]);
  },
);
