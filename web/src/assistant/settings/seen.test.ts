import { expect, it } from 'vitest';
import { addressText, seenText, sinceText } from './seen.ts';

const seen = '2026-11-20T12:00:00.000Z';
const after = (minutes: number) => Date.parse(seen) + minutes * 60_000;

it.each([
  [-1, 'Last seen just now'],
  [0, 'Last seen just now'],
  [1.9, 'Last seen just now'],
  [2, 'Last seen 2 minutes ago'],
  [119, 'Last seen 119 minutes ago'],
  [120, 'Last seen 2 hours ago'],
  [48 * 60 - 1, 'Last seen 47 hours ago'],
  [48 * 60, 'Last seen 2 days ago'],
])('%d minutes later it is %j', (minutes, text) => {
  expect(seenText(seen, after(minutes), 'en-GB')).toBe(text);
});

it('the day of the sign-in is a date', () => {
  expect(sinceText(seen, 'en-GB')).toBe('signed in 20 Nov 2026');
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:db8:1:2::/64'],
  ['0000:0000:0000:0000:0000:0000:0000:0000', 'the server itself'],
  ['what is this', 'what is this'],
])('the address %s is shown as %s', (address, text) => {
  expect(addressText(address)).toBe(text);
});
