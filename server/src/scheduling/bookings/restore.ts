import { AppError } from '@belldesk/contract/errors';
import type { BookingAnswer, BookingVersion } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { localOf } from '../../time/zonedTime.ts';
import type { Refusal } from '../availability/propose.ts';
import { proposeMove } from '../availability/proposeMove.ts';
import { askToTell } from '../notices/queueNotice.ts';
import { writeMove } from '../schedule/writeChange.ts';
import { doneWith, refusedWith } from './answer.ts';
import { customerOfBooking, customerOfOrder } from './customer.ts';
import { holdOpenScheduleOf } from './holdScheduleOf.ts';
import { checkVersion, noSuchBooking } from './policy.ts';
import { type BookingRecord, findBooking, findOrder, updateOrder } from './queries.ts';
import { tellEntry } from './tellEntry.ts';

/**
 * Lets what was cancelled stand again, if what it needs is still free.
 * @throws AppError unauthenticated, not-found, conflict, bad-input
 */
export async function restoreBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: BookingVersion;
}): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'restore a booking');
  const own = { id: input.id, organisationId: member.organisationId };
  return ctx.db.transaction(async (tx) => {
    await holdOpenScheduleOf(tx, own);
    const record = await findBooking(tx, own);
    const order = record ? null : await findOrder(tx, own);
    const row = record?.booking ?? order?.order;
    if (!row) throw noSuchBooking();
    checkVersion('This booking', input.version, row.version);
    if (row.status === 'booked') throw new AppError('conflict', 'This booking is not cancelled.');
    if (record) {
      const refusal = await restoreIn(tx, { record, nowMs: ctx.clock.nowMs() });
      if (refusal) return refusedWith(refusal);
    } else await updateOrder(tx, row.id, { status: 'booked' });
    const customer = record ? customerOfBooking(record) : order && customerOfOrder(order);
    if (input.tell && customer) await askToTell(tx, ctx, customer, { kind: 'restored' });
    await tellEntry(tx, own, record ? 'booking.restored' : 'order.restored', ctx.clock.nowMs());
    return doneWith(tx, own);
  });
}

async function restoreIn(
  tx: Transaction,
  what: { record: BookingRecord; nowMs: number },
): Promise<Refusal | null> {
  const { booking } = what.record;
  const { timeZone } = booking;
  const when = localOf(booking.startsAt.getTime(), timeZone);
  const { organisationId, locationId } = booking;
  const calendar = { organisationId, locationId, nowMs: what.nowMs };
  // It stood then once: neither the hours nor the time that has passed speak against it.
  const proposal = await proposeMove(tx, calendar, { booking, when }, { anyway: true });
  if (proposal.kind !== 'free') return proposal;
  await writeMove(tx, { bookingId: booking.id, when, timeZone, proposal });
  return null;
}
