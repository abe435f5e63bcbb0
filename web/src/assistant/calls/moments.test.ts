import { describe, expect, it } from 'vitest';
import { bookedFor, dateIn, timeIn } from './moments.ts';

describe('an instant', () => {
  it("is told in the business's zone, not the reader's", () => {
    const iso = '2026-11-21T02:30:00.000Z';
    expect(dateIn('America/New_York', iso, 'en-GB')).toBe('20 Nov 2026');
    expect(timeIn('America/New_York', iso, 'en-GB')).toBe('21:30');
    expect(dateIn('Europe/London', iso, 'en-GB')).toBe('21 Nov 2026');
  });
});

describe('bookedFor', () => {
  it('keeps the hour that was booked', () => {
    expect(bookedFor('2026-03-29', '01:30', 'en-GB')).toMatch(/29 March 2026 at 01:30$/);
  });
});
