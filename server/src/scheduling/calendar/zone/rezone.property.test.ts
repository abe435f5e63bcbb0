import type { LocalMoment } from '@belldesk/contract/business/localClock';
import { instantOf, localOf } from '@belldesk/contract/time/zone';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findClash, rezone } from './rezone.ts';

const MINUTE_MS = 60_000;
/** The hours around changes of the clock come up as often as all others. */
const startMs = fc
  .oneof(
    fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
    ...[Date.UTC(2026, 2, 8), Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 4)].map((ms) =>
      fc.integer({ min: ms - 86_400_000, max: ms + 86_400_000 }),
    ),
  )
  .map((ms) => ms - (ms % MINUTE_MS));
const zone = fc.constantFrom(
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
);

const written = ({ date, time }: LocalMoment) => `${date} ${time}`;

it('a time of day stays what it is, or is the first after those that the clocks skip', () => {
  fc.assert(
    fc.property(
      startMs,
      fc.integer({ min: 5, max: 10_080 }),
      zone,
      zone,
      (ms, minutes, from, to) => {
        const moved = rezone({ startMs: ms, endMs: ms + minutes * MINUTE_MS }, { from, to });
        const local = localOf(ms, from);
        expect(moved.endMs - moved.startMs).toBe(minutes * MINUTE_MS);
        expect(moved.local).toEqual(localOf(moved.startMs, to));
        const wanted = written(local);
        const isSkipped =
          instantOf(local, to) === null &&
          written(localOf(moved.startMs - MINUTE_MS, to)) < wanted &&
          written(moved.local) > wanted;
        expect(isSkipped || written(moved.local) === wanted).toBe(true);
      },
    ),
  );
});

it('two overlap when any two do', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 6 }))
    .map(([start, length]) => ({ startMs: start, endMs: start + length }));
  const hold = fc.record({ unit: fc.integer({ min: 1, max: 3 }), span });
  fc.assert(
    fc.property(fc.array(hold, { maxLength: 12 }), (held) => {
      const holds = held.map(({ unit }, n) => ({ bookingId: `${n}`, resourceId: 'table', unit }));
      const spans = new Map(held.map((one, n) => [`${n}`, one.span]));
      const any = held.some((a, n) =>
        held.some(
          (b, m) =>
            n < m &&
            a.unit === b.unit &&
            a.span.startMs < b.span.endMs &&
            b.span.startMs < a.span.endMs,
        ),
      );
      expect(findClash(holds, spans) !== null).toBe(any);
    }),
  );
});
