import type { BookingChanged, BookingTaken, OrderTaken } from '@belldesk/contract/product/calls';
import type { BookingRow, ChangeRecord, OrderRow } from './queries.ts';

export function presentBooking(row: BookingRow): BookingTaken {
  return {
    kind: 'booking',
    id: row.id,
    service: row.service,
    partySize: row.partySize,
    date: row.localDate,
    time: row.localTime,
    timeZone: row.timeZone,
    name: row.name,
    phoneNumber: row.phoneNumber,
    notes: row.notes,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentChange({ change, booking }: ChangeRecord): BookingChanged {
  return {
    kind: change.kind,
    id: change.id,
    service: booking.service,
    partySize: booking.partySize,
    date: change.localDate,
    time: change.localTime,
    newDate: change.newLocalDate,
    newTime: change.newLocalTime,
    timeZone: booking.timeZone,
    name: booking.name,
    phoneNumber: booking.phoneNumber,
    createdAt: change.createdAt.toISOString(),
  };
}

export function presentOrder(row: OrderRow): OrderTaken {
  return {
    kind: 'order',
    id: row.id,
    items: row.items,
    date: row.localDate,
    time: row.localTime,
    timeZone: row.timeZone,
    name: row.name,
    phoneNumber: row.phoneNumber,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  };
}
