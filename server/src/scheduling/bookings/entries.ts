import type { CalendarEntry, HeldResource } from '@belldesk/contract/product/bookings';
import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import type { Executor } from '../../db/client.ts';
import { findBusiness, listHeldBy } from '../availability/queries.ts';
import { presentNotice } from '../notices/presenter.ts';
import { listLastNotices } from '../notices/queries.ts';
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
  const noticeOf = await noticesOf(db, {
    bookingIds: ids,
    orderIds: orders.map(({ order }) => order.id),
  });
  const entries = [
    ...bookings.map((record) => {
      const { id } = record.booking;
      const has = { resources: held.get(id) ?? [], notice: noticeOf(id) };
      return presentBookingEntry(record, has, timeZone);
    }),
    ...orders.map((record) => presentOrderEntry(record, noticeOf(record.order.id), timeZone)),
  ];
  return entries.toSorted(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id),
  );
}

/** One entry as it stands now. @throws AppError not-found */
export async function entryOf(
  db: Executor,
  own: { id: string; organisationId: string },
): Promise<CalendarEntry> {
  const business = await findBusiness(db, own.organisationId);
  const timeZone = business?.timeZone ?? 'UTC';
  const record = await findBooking(db, own);
  if (record) {
    const held = await listHeldBy(db, [own.id]);
    const resources = held.map(({ id, name, unit }) => ({ id, name, unit }));
    const noticeOf = await noticesOf(db, { bookingIds: [own.id], orderIds: [] });
    return presentBookingEntry(record, { resources, notice: noticeOf(own.id) }, timeZone);
  }
  const order = await findOrder(db, own);
  if (!order) throw noSuchBooking();
  const noticeOf = await noticesOf(db, { bookingIds: [], orderIds: [own.id] });
  return presentOrderEntry(order, noticeOf(own.id), timeZone);
}

async function noticesOf(db: Executor, what: Parameters<typeof listLastNotices>[1]) {
  const last = await listLastNotices(db, what);
  return (id: string): CustomerNotice | null => {
    const notice = last.get(id);
    return notice ? presentNotice(notice) : null;
  };
}
