import { AppError } from '@belldesk/contract/errors';
import type { BookingAnswer, BookingVersion } from '@belldesk/contract/product/bookings';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { requireUser } from '../account/requireUser.ts';
import { proposeMove } from '../availability/proposeMove.ts';
import { localOf } from '../availability/zonedTime.ts';
import { lockDiary } from '../diary/queries.ts';
import { writeMove } from '../diary/writeChange.ts';
import { doneWith, refusedWith } from './answer.ts';
import { checkVersion, noSuchBooking } from './policy.ts';
import { type BookingRecord, findBooking, findOrder, updateOrder } from './queries.ts';

/**
 * Lets what was cancelled stand again, if what it needs is still free.
 * @throws AppError unauthenticated, not-found, conflict
 */
export async function restoreBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: BookingVersion;
}): Promise<BookingAnswer> {
  const user = requireUser(ctx, 'restore a booking');
  const own = { id: input.id, userId: user.id };
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const record = await findBooking(tx, own);
    const row = record?.booking ?? (await findOrder(tx, own))?.order;
    if (!row) throw noSuchBooking();
    checkVersion('This booking', input.version, row.version);
    if (row.status === 'booked') throw new AppError('conflict', 'This booking is not cancelled.');
    if (record) return restoreIn(tx, { record, own, nowMs: ctx.clock.nowMs() });
    await updateOrder(tx, row.id, { status: 'booked' });
    return doneWith(tx, own);
  });
}

async function restoreIn(
  tx: Transaction,
  what: { record: BookingRecord; own: { id: string; userId: string }; nowMs: number },
): Promise<BookingAnswer> {
  const { booking } = what.record;
  const { userId, timeZone } = booking;
  const when = localOf(booking.startsAt.getTime(), timeZone);
  const calendar = { userId, timeZone, nowMs: what.nowMs };
  // It stood then once: neither the hours nor the time that has passed speak against it.
  const proposal = await proposeMove(tx, calendar, { booking, when }, { anyway: true });
  if (proposal.kind !== 'free') return refusedWith(proposal);
  await writeMove(tx, { bookingId: booking.id, when, proposal });
  return doneWith(tx, what.own);
}
