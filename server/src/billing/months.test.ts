import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthOf } from './months.ts';

const at = (text: string) => new Date(text);

describe('addMonths', () => {
  it.each([
    ['2026-01-31T09:30:00.000Z', 1, '2026-02-28T09:30:00.000Z'],
    ['2028-01-31T09:30:00.000Z', 1, '2028-02-29T09:30:00.000Z'],
    ['2026-01-31T09:30:00.000Z', 2, '2026-03-31T09:30:00.000Z'],
    ['2026-01-31T09:30:00.000Z', 3, '2026-04-30T09:30:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
    // Clocks go forward in London on 29 March 2026: the hour of UTC stays.
    ['2026-02-28T12:00:00.000Z', 1, '2026-03-28T12:00:00.000Z'],
    ['2026-03-15T01:30:00.000Z', 1, '2026-04-15T01:30:00.000Z'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(at(from), months).toISOString()).toBe(to);
  });
});

describe('monthOf', () => {
  it.each([
    [
      '2026-01-31T09:30:00Z',
      '2026-02-28T09:29:59Z',
      '2026-01-31T09:30:00Z',
      '2026-02-28T09:30:00Z',
    ],
    [
      '2026-01-31T09:30:00Z',
      '2026-02-28T09:30:00Z',
      '2026-02-28T09:30:00Z',
      '2026-03-31T09:30:00Z',
    ],
    [
      '2026-01-31T09:30:00Z',
      '2026-03-31T09:29:59Z',
      '2026-02-28T09:30:00Z',
      '2026-03-31T09:30:00Z',
    ],
    [
      '2028-02-29T00:00:00Z',
      '2029-02-28T00:00:00Z',
      '2029-02-28T00:00:00Z',
      '2029-03-29T00:00:00Z',
    ],
    [
      '2026-05-05T05:05:05Z',
      '2026-05-01T00:00:00Z',
      '2026-05-05T05:05:05Z',
      '2026-06-05T05:05:05Z',
    ],
  ])('counted from %s, %s lies in the month from %s to %s', (anchor, now, start, end) => {
    expect(monthOf(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it('months follow each other without a gap, and every moment lies in one', () => {
    const moment = fc.date({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2034-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [anchor, now] = one < other ? [one, other] : [other, one];
        const { start, end } = monthOf(anchor, now);
        expect(start <= now && now < end).toBe(true);
        expect(monthOf(anchor, end).start).toEqual(end);
        expect(monthOf(anchor, new Date(end.getTime() - 1)).start).toEqual(start);
      }),
    );
  });
});
