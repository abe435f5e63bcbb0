import type { BookingVersion, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { announceDiary, lockDiary } from '../diary/queries.ts';
import { writeCancel } from '../diary/writeChange.ts';
import { entryOf } from './entries.ts';
import { checkVersion, noSuchBooking } from './policy.ts';
import { findBooking, findOrder, updateOrder } from './queries.ts';

/** Cancels by hand; what is cancelled already stays so. @throws AppError unauthenticated, not-found, conflict */
export async function cancelBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: BookingVersion;
}): Promise<CalendarEntry> {
  const user = requireUser(ctx, 'cancel a booking');
  const own = { id: input.id, userId: user.id };
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const record = await findBooking(tx, own);
    const row = record?.booking ?? (await findOrder(tx, own))?.order;
    if (!row) throw noSuchBooking();
    if (row.status === 'cancelled') return entryOf(tx, own);
    checkVersion('This booking', input.version, row.version);
    if (record) await writeCancel(tx, record.booking);
    else await updateOrder(tx, row.id, { status: 'cancelled' });
    await announceDiary(tx, user.id);
    return entryOf(tx, own);
  });
}
