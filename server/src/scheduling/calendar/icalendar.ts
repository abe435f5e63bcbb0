import type { CalendarEntry } from '@belldesk/contract/product/bookings';

/** RFC 5545 section 3.1: a line is no longer than 75 octets. */
const LONGEST_LINE_BYTES = 75;

/** Text as RFC 5545 section 3.3.11 writes it. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Broken between characters, never within one; what follows begins with a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** 20261121T190000Z */
function utc(iso: string): string {
  return iso.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

function titleOf(entry: CalendarEntry): string {
  const people = entry.partySize === null ? '' : ` for ${entry.partySize}`;
  const isCancelled = entry.status === 'cancelled';
  return `${isCancelled ? 'Cancelled: ' : ''}${entry.service}${people}: ${entry.name}`;
}

function detailsOf(entry: CalendarEntry, publicUrl: string): string {
  return [
    ...entry.items.map(({ name, quantity }) => `${quantity} x ${name}`),
    entry.resources.map(({ name }) => name).join(', '),
    entry.phoneNumber ?? '',
    entry.email ?? '',
    entry.notes ?? '',
    entry.callLogId === null ? '' : `${publicUrl}/my-assistant/calls/${entry.callLogId}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function eventOf(entry: CalendarEntry, publicUrl: string): string[] {
  const details = detailsOf(entry, publicUrl);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@belldesk`,
    `DTSTAMP:${utc(entry.createdAt)}`,
    `SEQUENCE:${entry.version - 1}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(titleOf(entry))}`,
    ...(details === '' ? [] : [`DESCRIPTION:${escaped(details)}`]),
    `STATUS:${entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${entry.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/**
 * RFC 5545 section 3.6 has no calendar without a component, and one without bookings is a calendar too: the
 * zone that its times are told in.
 */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar to subscribe to (RFC 5545), its times in UTC so that no other zone has to be described. */
export function writeCalendar(calendar: {
  readonly name: string;
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
  readonly publicUrl: string;
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Belldesk//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(calendar.name)}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    `X-WR-TIMEZONE:${escaped(calendar.timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...UTC_ZONE,
    ...calendar.entries.flatMap((entry) => eventOf(entry, calendar.publicUrl)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
