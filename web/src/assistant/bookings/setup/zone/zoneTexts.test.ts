import { expect, it } from 'vitest';
import { keptText, zoneOptions, zoneText } from './zoneTexts.ts';

it('says how many bookings keep their time', () => {
  expect(keptText(0)).toBeNull();
  expect(keptText(1)).toBe('1 booking to come keeps the time of day it has on the page.');
  expect(keptText(12)).toBe('12 bookings to come keep the time of day they have on the page.');
});

it('offers every zone once, and one that only the server knows', () => {
  const options = zoneOptions('Europe/Kyiv').map(({ value }) => value);
  expect(new Set(options).size).toBe(options.length);
  expect(options).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Europe/London', 'UTC']));
  expect(zoneText('America/New_York')).toBe('America/New York');
});
