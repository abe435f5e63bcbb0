import type { CalendarEntry, HeldResource } from '@belldesk/contract/product/bookings';
import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import { isIdentifyingNumber } from '../../customers/phoneNumber.ts';
import { localOf } from '../../time/zonedTime.ts';
import { PICKUP_MINUTES } from '../availability/proposePickup.ts';
import type { BookingRecord, OrderRecord } from './queries.ts';

/** How to reach the customer: as they said, else by the number they called from, where that is one. */
export function numberOf(
  row: { readonly phoneNumber: string | null },
  caller: string | null,
): string | null {
  return row.phoneNumber ?? (isIdentifyingNumber(caller) ? caller : null);
}

/** What an entry tells of its location. */
export interface Place {
  readonly name: string;
  readonly timeZone: string;
}

/** Begin and end as moments and on the location's clock. */
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
  { booking, serviceName, callLogId, caller }: BookingRecord,
  has: { readonly resources: readonly HeldResource[]; readonly notice: CustomerNotice | null },
  place: Place,
): CalendarEntry {
  return {
    id: booking.id,
    locationId: booking.locationId,
    locationName: place.name,
    kind: booking.kind,
    status: booking.status,
    serviceId: booking.serviceId,
    service: serviceName ?? booking.service,
    resources: [...has.resources],
    partySize: booking.partySize,
    items: [],
    ...momentsOf(booking.startsAt, booking.endsAt, place.timeZone),
    name: booking.name,
    phoneNumber: numberOf(booking, caller),
    email: booking.email,
    notes: booking.notes,
    notice: has.notice,
    outsideHours: booking.outsideHours,
    callLogId,
    customerId: booking.customerId,
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
  };
}

export function presentOrderEntry(
  { order, callLogId, caller }: OrderRecord,
  notice: CustomerNotice | null,
  place: Place,
): CalendarEntry {
  const endsAt = new Date(order.startsAt.getTime() + PICKUP_MINUTES * 60_000);
  return {
    id: order.id,
    locationId: order.locationId,
    locationName: place.name,
    kind: 'order',
    status: order.status,
    serviceId: null,
    service: 'Order',
    resources: [],
    partySize: null,
    items: order.items,
    ...momentsOf(order.startsAt, endsAt, place.timeZone),
    name: order.name,
    phoneNumber: numberOf(order, caller),
    email: order.email,
    notes: order.notes,
    notice,
    outsideHours: order.outsideHours,
    callLogId,
    customerId: order.customerId,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
  };
}
