import { AppError } from '@belldesk/contract/errors';
import { mostNoticesADay, reachOf } from '@belldesk/contract/product/customerNotice';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findPlanOf } from '../billing/queries.ts';
import { countNotices, insertNotice, type NoticeRow } from './queries.ts';

const DAY_MS = 86_400_000;

/** A booking or an order as it stood until now, and whom it is for. */
export interface Customer {
  readonly about: { readonly bookingId: string } | { readonly orderId: string };
  readonly userId: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
}

/**
 * Has a customer told of a change, once this transaction has committed. Who tells too many in a day finds
 * it refused on the booking.
 * @throws AppError bad-input where nothing is known to reach them by
 */
export async function askToTell(
  tx: Transaction,
  ctx: Pick<Ctx, 'clock' | 'texts'>,
  customer: Customer,
  change:
    | { readonly kind: 'cancelled' | 'restored' }
    | { readonly kind: 'moved'; readonly date: string; readonly time: string },
): Promise<void> {
  const { about, userId, localDate, localTime } = customer;
  const reach = reachOf(customer, ctx.texts !== null);
  if (!reach) {
    const message = 'No number or address is known by which they could be told.';
    throw new AppError('bad-input', message, { fields: [{ field: 'tell', message }] });
  }
  const nowMs = ctx.clock.nowMs();
  const today = await countNotices(tx, { userId, since: new Date(nowMs - DAY_MS) });
  const { planId } = await findPlanOf(tx, userId, new Date(nowMs));
  const state: NoticeRow['state'] = today < mostNoticesADay(planId) ? 'waiting' : 'refused';
  const noticeId = await insertNotice(tx, {
    ...about,
    ...reach,
    userId,
    kind: change.kind,
    localDate,
    localTime,
    newLocalDate: change.kind === 'moved' ? change.date : null,
    newLocalTime: change.kind === 'moved' ? change.time : null,
    state,
    createdAt: new Date(nowMs),
  });
  if (state === 'waiting') await enqueue(tx, 'tell-customer', { noticeId });
}
