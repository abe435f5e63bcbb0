import type { CalendarEntry, HeldResource } from '@belldesk/contract/product/bookings';
import { PICKUP_MINUTES } from '../availability/proposePickup.ts';
import { localOf } from '../availability/zonedTime.ts';
import type { BookingRecord, OrderRecord } from './queries.ts';

/** Begin and end as moments and on the business's clock. */
function momentsOf(startsAt: Date, endsAt: Date, timeZone: string) {
  const begin = localOf(startsAt.getTime(), timeZone);
  const end = localOf(endsAt.getTime(), timeZone);
  return {
    date: begin.date,
    time: begin.time,
    endDate: end.date,
    endTime: end.time,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
  };
}

export function presentBookingEntry(
  { booking, serviceName, callLogId }: BookingRecord,
  resources: readonly HeldResource[],
  timeZone: string,
): CalendarEntry {
  return {
    id: booking.id,
    kind: booking.kind,
    status: booking.status,
    serviceId: booking.serviceId,
    service: serviceName ?? booking.service,
    resources: [...resources],
    partySize: booking.partySize,
    items: [],
    ...momentsOf(booking.startsAt, booking.endsAt, timeZone),
    name: booking.name,
    phoneNumber: booking.phoneNumber,
    notes: booking.notes,
    outsideHours: booking.outsideHours,
    callLogId,
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
  };
}

export function presentOrderEntry(
  { order, callLogId }: OrderRecord,
  timeZone: string,
): CalendarEntry {
  const endsAt = new Date(order.startsAt.getTime() + PICKUP_MINUTES * 60_000);
  return {
    id: order.id,
    kind: 'order',
    status: order.status,
    serviceId: null,
    service: 'Order',
    resources: [],
    partySize: null,
    items: order.items,
    ...momentsOf(order.startsAt, endsAt, timeZone),
    name: order.name,
    phoneNumber: order.phoneNumber,
    notes: order.notes,
    outsideHours: order.outsideHours,
    callLogId,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
  };
}
