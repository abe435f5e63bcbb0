import type { OpenRange } from '@belldesk/contract/business/openingHours';
import { addDays } from '@belldesk/contract/time/days';
import { minuteOf, timeOf } from '@belldesk/contract/time/minutes';
import { instantOf, instantOfMinute, localOf } from '@belldesk/contract/time/zone';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BusinessHours, openSpans, rangesOn } from './businessHours.ts';
import type { Held, Unit } from './chooseUnits.ts';
import { freeTimesOn, nearbyTimes } from './freeTimes.ts';
import { planBooking, type ScheduleSnapshot, type SlotRequest } from './plan.ts';

/** Zones with their changes of the clock, one of half an hour, one at midnight, one with none. */
const CHANGES = [
  ['Europe/London', '2026-03-28'],
  ['Europe/London', '2026-10-24'],
  ['America/New_York', '2026-03-07'],
  ['America/New_York', '2026-10-31'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-10-03'],
  ['America/Santiago', '2026-09-05'],
  ['Africa/Cairo', '2026-04-23'],
  ['Asia/Tokyo', '2026-06-01'],
] as const;
const DAYS = 4;
const MINUTE_MS = 60_000;

const range = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 2, max: 60 }))
  .map(([from, length]): OpenRange => ({ fromMinute: from * 15, toMinute: (from + length) * 15 }));
const week = fc
  .array(fc.array(range, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
  .map((days) => new Map(days.map((ranges, index) => [index + 1, ranges])));
const units = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((resources) =>
    resources.flatMap(([capacity, count], index) =>
      Array.from(
        { length: count },
        (_, unit): Unit => ({ resourceId: `r${index}`, unit: unit + 1, capacity }),
      ),
    ),
  );
const services = fc.array(
  fc.record({
    kind: fc.constantFrom('appointment' as const, 'reservation' as const),
    durationMinutes: fc.constantFrom(15, 45, 90, 240, 1_440),
    uses: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 3 },
);
const asking = fc.record({
  what: fc.constantFrom('book', 'book', 'book', 'move', 'cancel'),
  which: fc.nat(),
  service: fc.nat(),
  partySize: fc.integer({ min: 1, max: 8 }),
  day: fc.nat({ max: DAYS - 1 }),
  minute: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
  anyway: fc.boolean(),
});

interface Booked {
  readonly id: string;
  readonly slotRequest: SlotRequest;
  readonly span: { readonly startMs: number; readonly endMs: number };
  readonly units: readonly Unit[];
  readonly outsideHours: boolean;
}

/** By the clock on the wall alone, minute for minute; an hour that it shows twice tells nothing. */
function isOpenOnTheWall(hours: BusinessHours, epochMs: number): boolean {
  const { date, time } = localOf(epochMs, hours.timeZone);
  const minute = minuteOf(time);
  const twice = [-1, 1].some((side) =>
    [30, 60].some((shift) => {
      const other = localOf(epochMs + side * shift * MINUTE_MS, hours.timeZone);
      return other.date === date && other.time === time;
    }),
  );
  const within = (ranges: readonly OpenRange[] | null, at: number) =>
    (ranges ?? []).some(({ fromMinute, toMinute }) => at >= fromMinute && at < toMinute);
  return (
    twice ||
    within(rangesOn(hours, date), minute) ||
    within(rangesOn(hours, addDays(date, -1)), minute + 1_440) ||
    within(rangesOn(hours, addDays(date, -2)), minute + 2_880)
  );
}

/** What is wrong with a calendar, by rules of its own. */
function faultsOf(hours: BusinessHours, all: readonly Booked[]): string[] {
  const held = all.flatMap(({ id, units: own, span }) =>
    own.map((unit) => ({ id, key: `${unit.resourceId}/${unit.unit}`, ...span })),
  );
  const faults = held.flatMap((one) =>
    held
      .filter(
        (other) =>
          one.id !== other.id &&
          one.key === other.key &&
          one.startMs < other.endMs &&
          other.startMs < one.endMs,
      )
      .map((other) => `${one.id} and ${other.id} hold ${one.key}`),
  );
  for (const { id, slotRequest, units: own, span, outsideHours } of all) {
    const seats = own.reduce((sum, { capacity }) => sum + capacity, 0);
    const needs = slotRequest.units.length > 0;
    if (needs && slotRequest.kind === 'reservation' && own.length !== 1)
      faults.push(`${id} is split`);
    if (needs && seats < slotRequest.partySize) faults.push(`${id} is too small`);
    if (outsideHours) continue;
    const endMs = slotRequest.kind === 'appointment' ? span.endMs : span.startMs + MINUTE_MS;
    for (let ms = span.startMs; ms < endMs; ms += 5 * MINUTE_MS)
      if (!isOpenOnTheWall(hours, ms)) faults.push(`${id} lies outside the hours`);
  }
  return faults;
}

it('whatever is booked, moved and cancelled: nothing overlaps, everybody has a seat, and the doors are open', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGES),
      week,
      units,
      services,
      fc.array(asking, { minLength: 5, maxLength: 40 }),
      ([timeZone, firstDay], openWeek, allUnits, kinds, askings) => {
        const hours: BusinessHours = {
          timeZone,
          source: 'calendar',
          week: openWeek,
          exceptions: new Map([
            [addDays(firstDay, 2), { date: addDays(firstDay, 2), name: 'Holiday', ranges: [] }],
          ]),
        };
        const open = openSpans(hours, addDays(firstDay, -2), addDays(firstDay, DAYS + 20));
        const nowMs = instantOfMinute(addDays(firstDay, -1), 0, timeZone);
        let all: readonly Booked[] = [];
        const standing = (exceptId: string | null): ScheduleSnapshot => ({
          timeZone,
          open,
          nowMs,
          held: all
            .filter(({ id }) => id !== exceptId)
            .flatMap(({ id, units: own, span }) =>
              own.map(
                ({ resourceId, unit }): Held => ({ bookingId: id, resourceId, unit, ...span }),
              ),
            ),
        });
        askings.forEach((asked, index) => {
          const before = all[asked.which % Math.max(all.length, 1)];
          if (asked.what !== 'book' && !before) return;
          if (asked.what === 'cancel') {
            all = all.filter((booked) => booked !== before);
            return;
          }
          const service = kinds[asked.service % kinds.length];
          if (!service) return;
          const slotRequest: SlotRequest = (asked.what === 'move'
            ? before?.slotRequest
            : undefined) ?? {
            ...service,
            partySize: asked.partySize,
            preferred: [],
            roundTheClock: false,
            units: allUnits.filter(({ resourceId }) => service.uses[Number(resourceId.slice(1))]),
          };
          const when = { date: addDays(firstDay, asked.day), time: timeOf(asked.minute) };
          const exceptId = asked.what === 'move' ? (before?.id ?? null) : null;
          const plan = planBooking(standing(exceptId), slotRequest, when, asked.anyway);
          if (!plan.ok) return;
          expect(localOf(plan.span.startMs, timeZone)).toEqual(when);
          all = [
            ...all.filter(({ id }) => id !== exceptId),
            { id: exceptId ?? `b${index}`, slotRequest, ...plan },
          ];
        });
        expect(faultsOf(hours, all)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

it('every time that is offered can be booked, and every quarter that is not cannot', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGES),
      week,
      fc.integer({ min: 0, max: 95 }),
      ([timeZone, date], openWeek, step) => {
        const hours: BusinessHours = {
          timeZone,
          source: 'calendar',
          week: openWeek,
          exceptions: new Map(),
        };
        const unit = { resourceId: 'r', unit: 1, capacity: 1 };
        const taken = {
          ...unit,
          bookingId: 'b',
          startMs: instantOfMinute(date, 720, timeZone),
          endMs: instantOfMinute(date, 840, timeZone),
        };
        const open = openSpans(hours, addDays(date, -2), addDays(date, 25));
        const standing: ScheduleSnapshot = { timeZone, open, nowMs: 0, held: [taken] };
        const slotRequest: SlotRequest = {
          kind: 'appointment',
          durationMinutes: 60,
          units: [unit],
          partySize: 1,
          preferred: [],
          roundTheClock: false,
        };
        const { times } = freeTimesOn(standing, slotRequest, date);
        for (let minute = 0; minute < 1_440; minute += 15) {
          const time = timeOf(minute);
          expect(planBooking(standing, slotRequest, { date, time }).ok).toBe(times.includes(time));
        }
        for (const offer of nearbyTimes(standing, slotRequest, { date, time: timeOf(step * 15) }))
          expect(planBooking(standing, slotRequest, offer).ok).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

it('a minute of the wall is one moment, the first where there are two, and none where it was left out', () => {
  expect(instantOf({ date: '2026-03-29', time: '01:30' }, 'Europe/London')).toBeNull();
  expect(instantOf({ date: '2026-10-25', time: '01:30' }, 'Europe/London')).toBe(
    Date.parse('2026-10-25T00:30Z'),
  );
  // Opening at an hour that is left out is opening when it would have come.
  expect(instantOfMinute('2026-03-29', 90, 'Europe/London')).toBe(Date.parse('2026-03-29T01:00Z'));
  expect(instantOfMinute('2026-09-06', 0, 'America/Santiago')).toBe(
    Date.parse('2026-09-06T04:00Z'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGES),
      fc.integer({ min: -2_880, max: 2_880 }),
      ([timeZone, date], minute) => {
        const ms = Date.parse(`${date}T12:00Z`) + minute * MINUTE_MS;
        const found = instantOf(localOf(ms, timeZone), timeZone);
        expect(found === ms || (found !== null && ms - found > 0 && ms - found <= 3_600_000)).toBe(
          true,
        );
      },
    ),
  );
});
