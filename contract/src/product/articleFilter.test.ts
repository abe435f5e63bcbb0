import { expect, test } from 'vitest';
import { addressOf, filterIn, matches } from './articleFilter.ts';

const article = {
  title: 'What a Missed Call costs',
  excerpt: 'Count them with a pencil.',
  category: 'Business Growth',
};

test.each([
  ['missed call', '', true],
  ['PENCIL', '', true],
  ['', '', true],
  ['pencil', 'Business Growth', true],
  ['pencil', 'Healthcare', false],
  ['growth', '', false],
  ['', 'Healthcare', false],
])('text %j and topic %j: %s', (text, topic, expected) => {
  expect(matches({ text, topic }, article)).toBe(expected);
});

test.each([
  { text: '', topic: '' },
  { text: 'a & b', topic: '' },
  { text: 'späť', topic: 'AI Technology' },
])('an address leads back to its filter: %j', (filter) => {
  expect(filterIn(new URL(addressOf(filter), 'http://site').search)).toEqual(filter);
});

test('everything has the plain address', () => {
  expect(addressOf({ text: '', topic: '' })).toBe('/blog');
});
