import type { CalendarEntry, HeldResource } from '@belldesk/contract/product/bookings';
import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import type { Executor } from '../../db/client.ts';
import { listPlaces, zoneOf } from '../../organisations/locations/queries.ts';
import { listHeldBy } from '../availability/queries.ts';
import { presentNotice } from '../notices/presenter.ts';
import { listLastNotices } from '../notices/queries.ts';
import { noSuchBooking } from './policy.ts';
import { type Place, presentBookingEntry, presentOrderEntry } from './presenter.ts';
import { findBooking, findOrder, listBookings, listOrders, type Window } from './queries.ts';

/** The calendar's entries that touch a span, earliest first. */
export async function entriesIn(db: Executor, window: Window): Promise<CalendarEntry[]> {
  const places = await placesOf(db, window.organisationId);
  const bookings = await listBookings(db, window);
  const orders = await listOrders(db, window);
  const ids = bookings.map(({ booking }) => booking.id);
  const held = new Map<string, HeldResource[]>();
  for (const { bookingId, ...resource } of await listHeldBy(db, ids))
    held.set(bookingId, [...(held.get(bookingId) ?? []), resource]);
  const noticeOf = await noticesOf(db, {
    bookingIds: ids,
    orderIds: orders.map(({ order }) => order.id),
  });
  const entries = [
    ...bookings.map((record) => {
      const { id, locationId } = record.booking;
      const has = { resources: held.get(id) ?? [], notice: noticeOf(id) };
      return presentBookingEntry(record, has, places(locationId));
    }),
    ...orders.map((record) =>
      presentOrderEntry(record, noticeOf(record.order.id), places(record.order.locationId)),
    ),
  ];
  return entries.toSorted(inOrder);
}

/** Earliest first. */
export function inOrder(a: CalendarEntry, b: CalendarEntry): number {
  return a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);
}

/** One entry as it stands now. @throws AppError not-found */
export async function entryOf(
  db: Executor,
  own: { id: string; organisationId: string },
): Promise<CalendarEntry> {
  const places = await placesOf(db, own.organisationId);
  const record = await findBooking(db, own);
  if (record) {
    const held = await listHeldBy(db, [own.id]);
    const resources = held.map(({ id, name, unit }) => ({ id, name, unit }));
    const noticeOf = await noticesOf(db, { bookingIds: [own.id], orderIds: [] });
    const has = { resources, notice: noticeOf(own.id) };
    return presentBookingEntry(record, has, places(record.booking.locationId));
  }
  const order = await findOrder(db, own);
  if (!order) throw noSuchBooking();
  const noticeOf = await noticesOf(db, { bookingIds: [], orderIds: [own.id] });
  return presentOrderEntry(order, noticeOf(own.id), places(order.order.locationId));
}

/** Name and clock of each location of a business, removed ones included. */
async function placesOf(db: Executor, organisationId: string): Promise<(id: string) => Place> {
  const places = new Map((await listPlaces(db, organisationId)).map((each) => [each.id, each]));
  return (id) => {
    const place = places.get(id);
    if (!place) throw new Error('an entry of the calendar without a location');
    return { name: place.name, timeZone: zoneOf(place) };
  };
}

async function noticesOf(db: Executor, what: Parameters<typeof listLastNotices>[1]) {
  const last = await listLastNotices(db, what);
  return (id: string): CustomerNotice | null => {
    const notice = last.get(id);
    return notice ? presentNotice(notice) : null;
  };
}
