import { expect, test } from 'vitest';
import { distanceSaid, isTooFar, tellsOfDistance } from './distances.ts';

test.each([
  ["it's a good eight mile out from the centre", 8],
  ["she's eleven miles away", 11],
  ['about thirty kays from here', 30],
  ['we live 12 km off', 12],
  ['a table for eight', null],
])('%s: %s', (words, distance) => {
  expect(distanceSaid(words)).toBe(distance);
});

test.each([
  ['We go up to 20 miles.', 21, true],
  ['We go up to 20 miles.', 20, false],
  ['The van does £9 each way, 8 miles round about and no further.', 11, true],
  ['Collection: free within 5 miles, £15 up to 10 miles, no further', 9, false],
  ['Collection: free within 5 miles, £15 up to 10 miles, no further', 12, true],
  ["25 km from town no charge. 25-40 km is $45. Over 40 km we don't go", 45, true],
  ["25 km from town no charge. 25-40 km is $45. Over 40 km we don't go", 30, false],
  ['Delivery is free within 3 miles, £2 beyond.', 5, true],
  ['Home visits only within ten miles.', 14, true],
  ['Within 5 miles it is free.', 9, false],
  ['The station is nine miles away.', 12, false],
])('%s at %s: too far %s', (text, distance, is) => {
  expect(isTooFar(text, distance)).toBe(is);
});

test('what holds at a distance', () => {
  expect(tellsOfDistance('Up to 10 miles is £5 extra.', 8)).toBe(true);
  expect(tellsOfDistance('Anywhere within 6 miles of the town hall.', 8)).toBe(false);
  expect(tellsOfDistance('25 to 40 km is $45.', 30)).toBe(true);
});
