import type { CalendarEntry, HeldResource } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { findBusiness, listHeldBy } from '../availability/queries.ts';
import { noSuchBooking } from './policy.ts';
import { presentBookingEntry, presentOrderEntry } from './presenter.ts';
import { findBooking, findOrder, listBookings, listOrders, type Window } from './queries.ts';

/** The calendar's entries that touch a span, earliest first. */
export async function entriesIn(
  db: Executor,
  window: Window,
  timeZone: string,
): Promise<CalendarEntry[]> {
  const bookings = await listBookings(db, window);
  const orders = await listOrders(db, window);
  const ids = bookings.map(({ booking }) => booking.id);
  const held = new Map<string, HeldResource[]>();
  for (const { bookingId, ...resource } of await listHeldBy(db, ids))
    held.set(bookingId, [...(held.get(bookingId) ?? []), resource]);
  const entries = [
    ...bookings.map((record) =>
      presentBookingEntry(record, held.get(record.booking.id) ?? [], timeZone),
    ),
    ...orders.map((record) => presentOrderEntry(record, timeZone)),
  ];
  return entries.toSorted(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id),
  );
}

/** One entry as it stands now. @throws AppError not-found */
export async function entryOf(
  db: Executor,
  own: { id: string; userId: string },
): Promise<CalendarEntry> {
  const business = await findBusiness(db, own.userId);
  const timeZone = business?.timeZone ?? 'UTC';
  const record = await findBooking(db, own);
  if (record) {
    const held = await listHeldBy(db, [own.id]);
    const resources = held.map(({ id, name, unit }) => ({ id, name, unit }));
    return presentBookingEntry(record, resources, timeZone);
  }
  const order = await findOrder(db, own);
  if (!order) throw noSuchBooking();
  return presentOrderEntry(order, timeZone);
}
