import { expect, it } from 'vitest';
import { sampleLocation } from '../testing/samples.ts';
import { countsText, goesWithText } from './locationTexts.ts';

it('counts what a location has', () => {
  const counts = { assistants: 1, services: 0, bookingsToCome: 0 };
  expect(countsText({ ...sampleLocation, ...counts })).toBe(
    '1 assistant · 0 services · no bookings to come',
  );
  expect(countsText({ ...sampleLocation, assistants: 2, services: 1, bookingsToCome: 12 })).toBe(
    '2 assistants · 1 service · 12 bookings to come',
  );
});

it('says what is lost with it', () => {
  expect(goesWithText({ ...sampleLocation, services: 3 })).toContain(
    'opening hours, 3 services, tables',
  );
  expect(goesWithText({ ...sampleLocation, services: 0 })).not.toMatch(/service/);
});
