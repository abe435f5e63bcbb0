import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { expect, it } from 'vitest';
import { writeCalendar } from './icalendar.ts';

const entry: CalendarEntry = {
  id: '019a9d7e-1f4e-7000-8000-000000000001',
  locationId: '019a9d7e-1f4e-7000-8000-0000000000aa',
  locationName: 'Main location',
  kind: 'reservation',
  status: 'booked',
  serviceId: null,
  service: 'Table',
  resources: [],
  partySize: 4,
  items: [],
  date: '2026-11-21',
  time: '19:00',
  endDate: '2026-11-21',
  endTime: '20:30',
  startsAt: '2026-11-21T19:00:00.000Z',
  endsAt: '2026-11-21T20:30:00.000Z',
  timeZone: 'Europe/London',
  name: 'Pat Low; "PL", \\',
  phoneNumber: '+442079460111',
  notes: `window\n${'über '.repeat(40)}`,
  email: null,
  notice: null,
  outsideHours: false,
  callLogId: null,
  customerId: null,
  version: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
};

function write(entries: readonly CalendarEntry[]): string {
  const publicUrl = 'https://desk.example';
  return writeCalendar({ name: 'Golden Lamb', timeZone: 'Europe/London', entries, publicUrl });
}

it('writes moments in UTC and text as RFC 5545 escapes it', () => {
  const unfolded = write([entry]).replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20261121T190000Z\r\nDTEND:20261121T203000Z\r\n');
  expect(unfolded).toContain('SUMMARY:Table for 4: Pat Low\\; "PL"\\, \\\\\r\n');
  expect(unfolded).toContain('DESCRIPTION:+442079460111\\nwindow\\nüber über');
  expect(unfolded).toContain('SEQUENCE:2\r\n');
  expect(unfolded.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

it('folds lines at 75 octets, between characters', () => {
  const lines = write([entry]).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.some((line) => line.includes('\uFFFD'))).toBe(false);
});

it('marks what was cancelled', () => {
  const text = write([{ ...entry, status: 'cancelled' }]);
  expect(text).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT');
  expect(text).toContain('SUMMARY:Cancelled: Table for 4');
});

it('has a component where nothing is booked: a calendar without one is none', () => {
  expect(write([]).match(/^BEGIN:V.*$/gm)).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE']);
});
