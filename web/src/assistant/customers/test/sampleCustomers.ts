import type { Customer, CustomerEvent, CustomerRow } from '@belldesk/contract/product/customers';

/** A customer as the list has them. */
export function rowOf(changes: Partial<CustomerRow> = {}): CustomerRow {
  return {
    id: '0193b3c0-0000-7000-8000-000000000501',
    name: 'Pat Low',
    email: 'pat@example.com',
    numbers: ['+442079460111'],
    lastContactAt: '2026-11-20T14:05:00.000Z',
    ...changes,
  };
}

/** The same as their page has them. */
export function customerOf(changes: Partial<Customer> = {}): Customer {
  return {
    ...rowOf(),
    notes: 'Likes the window',
    mayBeWrittenTo: null,
    namesUsed: ['Pat Low', 'Patricia'],
    counts: { calls: 1, bookings: 2, orders: 0, messages: 1 },
    createdAt: '2026-01-05T09:00:00.000Z',
    timeZone: 'Europe/London',
    version: 3,
    ...changes,
  };
}

export const events: readonly CustomerEvent[] = [
  {
    kind: 'call',
    id: '0193b3c0-0000-7000-8000-000000000101',
    at: '2026-11-20T14:05:00.000Z',
    status: 'completed',
    badge: 'reserved',
    durationSeconds: 125,
    summary: 'Reserved a table.',
  },
  {
    kind: 'booking',
    id: '0193b3c0-0000-7000-8000-000000000401',
    at: '2026-11-20T14:04:00.000Z',
    date: '2026-11-21',
    time: '19:00',
    name: 'Patricia',
    status: 'cancelled',
    service: 'table',
    partySize: 4,
  },
  {
    kind: 'message',
    id: '0193b3c0-0000-7000-8000-000000000201',
    at: '2026-11-19T14:04:00.000Z',
    messageKind: 'message',
    text: 'Please call me back.',
    isDone: true,
  },
];
