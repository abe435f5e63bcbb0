import type { BookingVersion, CalendarEntry } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { askToTell } from '../notices/queueNotice.ts';
import { announceDiary } from '../schedule/queries.ts';
import { writeCancel } from '../schedule/writeChange.ts';
import { customerOfBooking, customerOfOrder } from './customer.ts';
import { entryOf } from './entries.ts';
import { holdScheduleOf } from './holdScheduleOf.ts';
import { checkVersion, noSuchBooking } from './policy.ts';
import { findBooking, findOrder, updateOrder } from './queries.ts';
import { tellEntry } from './tellEntry.ts';

/**
 * Cancels by hand; what is cancelled already stays so, and nobody is told again.
 * @throws AppError unauthenticated, not-found, conflict, bad-input
 */
export async function cancelBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: BookingVersion;
}): Promise<CalendarEntry> {
  const member = requireMember(ctx, 'cancel a booking');
  const own = { id: input.id, organisationId: member.organisationId };
  return ctx.db.transaction(async (tx) => {
    await holdScheduleOf(tx, own);
    const record = await findBooking(tx, own);
    const order = record ? null : await findOrder(tx, own);
    const row = record?.booking ?? order?.order;
    if (!row) throw noSuchBooking();
    if (row.status === 'cancelled') return entryOf(tx, own);
    checkVersion('This booking', input.version, row.version);
    if (record) await writeCancel(tx, record.booking);
    else await updateOrder(tx, row.id, { status: 'cancelled' });
    const customer = record ? customerOfBooking(record) : order && customerOfOrder(order);
    if (input.tell && customer) await askToTell(tx, ctx, customer, { kind: 'cancelled' });
    await tellEntry(tx, own, record ? 'booking.cancelled' : 'order.cancelled', ctx.clock.nowMs());
    await announceDiary(tx, member.organisationId);
    return entryOf(tx, own);
  });
}
