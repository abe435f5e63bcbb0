import type { Calendar, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { sampleLocation } from '../../testing/samples.ts';

const locationId = sampleLocation.id;

export const tables: readonly Resource[] = [
  {
    id: '0193b3c0-0000-7000-8000-000000000301',
    locationId,
    name: 'Table 1',
    kind: 'table',
    capacity: 4,
    count: 1,
    version: 1,
  },
  {
    id: '0193b3c0-0000-7000-8000-000000000302',
    locationId,
    name: 'Table 2',
    kind: 'table',
    capacity: 6,
    count: 1,
    version: 1,
  },
];

export const tableService: Service = {
  id: '0193b3c0-0000-7000-8000-000000000311',
  locationId,
  name: 'Table',
  otherNames: [],
  kind: 'reservation',
  durationMinutes: 120,
  priceMinor: null,
  currency: 'USD',
  resourceIds: tables.map(({ id }) => id),
  version: 1,
};

let count = 0;

/** A reservation on Saturday, 21 November 2026, at seven, but for what is given. */
export function entryOf(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  count += 1;
  return {
    id: `0193b3c0-0000-7000-8000-${String(400 + count).padStart(12, '0')}`,
    locationId,
    locationName: sampleLocation.name,
    kind: 'reservation',
    status: 'booked',
    serviceId: tableService.id,
    service: 'table',
    resources: [{ id: '0193b3c0-0000-7000-8000-000000000301', name: 'Table 1', unit: 1 }],
    partySize: 4,
    items: [],
    date: '2026-11-21',
    time: '19:00',
    endDate: changes.date ?? '2026-11-21',
    endTime: '21:00',
    startsAt: '2026-11-22T00:00:00.000Z',
    endsAt: '2026-11-22T02:00:00.000Z',
    timeZone: 'America/New_York',
    name: 'John Smyth',
    phoneNumber: '+442079460018',
    email: null,
    notes: null,
    notice: null,
    outsideHours: false,
    callLogId: '0193b3c0-0000-7000-8000-000000000101',
    customerId: null,
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

/** What the calendar answers for the days around the 21st: open from noon to ten. */
export function calendarOf(entries: readonly CalendarEntry[]): Calendar {
  const days = Array.from({ length: 16 }, (_, at) => `2026-11-${String(at + 15).padStart(2, '0')}`);
  return {
    locationId,
    timeZone: 'America/New_York',
    entries: [...entries],
    canText: true,
    cannotTell: null,
    days: days.map((date) => ({ date, ranges: [{ from: '12:00', to: '22:00' }], exception: null })),
  };
}

export const noHours: OpeningTimes = {
  locationId,
  timeZone: 'America/New_York',
  source: 'none',
  week: [],
  exceptions: [],
  version: 0,
};
