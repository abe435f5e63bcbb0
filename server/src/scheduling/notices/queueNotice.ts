import { AppError } from '@belldesk/contract/errors';
import { type Reach, reachOf } from '@belldesk/contract/product/customerNotice';
import type { Ctx } from '../../context.ts';
import { findCustomer } from '../../customers/queries.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { whyNotTell } from '../../sending/limits.ts';
import { findSender, insertSent, lockSending } from '../../sending/queries.ts';
import { recipientHash } from '../../sending/recipient.ts';
import { insertNotice } from './queries.ts';

/** A booking or an order as it stood until now, and whom it is for. */
export interface Customer {
  readonly about: { readonly bookingId: string } | { readonly orderId: string };
  readonly organisationId: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  /** Null where nobody is known as their customer. */
  readonly customerId: string | null;
}

/**
 * Has a customer told of a change, once this transaction has committed. Who does not want to be written to is not. Whose address is not confirmed, and who tells
 * too many, finds it refused on the booking, with the reason; what is refused counts for no limit.
 * @throws AppError bad-input where nothing is known to reach them by
 */
export async function askToTell(
  tx: Transaction,
  ctx: Pick<Ctx, 'clock' | 'texts' | 'sending'>,
  customer: Customer,
  change:
    | { readonly kind: 'cancelled' | 'restored' }
    | { readonly kind: 'moved'; readonly date: string; readonly time: string },
): Promise<void> {
  const { about, organisationId, localDate, localTime } = customer;
  const reach = reachOf(customer, ctx.texts !== null);
  if (!reach) {
    const message = 'There is no phone number or email address to notify this customer.';
    throw new AppError('bad-input', message, { fields: [{ field: 'tell', message }] });
  }
  const nowMs = ctx.clock.nowMs();
  const recipient = recipientHash(reach.to);
  await lockSending(tx);
  const refusal = (await isUnwanted(tx, customer))
    ? { why: 'not-wanted' as const, opensAt: null }
    : await whyNotTell(tx, ctx.sending, { organisationId, recipient, nowMs });
  const noticeId = await insertNotice(tx, {
    ...about,
    ...reach,
    organisationId,
    kind: change.kind,
    localDate,
    localTime,
    newLocalDate: change.kind === 'moved' ? change.date : null,
    newLocalTime: change.kind === 'moved' ? change.time : null,
    state: refusal ? 'refused' : 'waiting',
    why: refusal?.why ?? null,
    opensAt: refusal?.opensAt ?? null,
    createdAt: new Date(nowMs),
  });
  if (refusal) return;
  await countSent(tx, {
    id: noticeId,
    organisationId,
    by: reach.by,
    recipient,
    createdAt: new Date(nowMs),
  });
  await enqueue(tx, 'tell-customer', { noticeId });
}

async function isUnwanted(tx: Transaction, { customerId, organisationId }: Customer) {
  const known = customerId && (await findCustomer(tx, { id: customerId, organisationId }));
  return known ? known.mayBeWrittenTo === false : false;
}

async function countSent(
  tx: Transaction,
  sent: { id: string; organisationId: string; by: Reach['by']; recipient: string; createdAt: Date },
): Promise<void> {
  const sender = await findSender(tx, sent.organisationId);
  const signUpSource = sender?.signUpSource ?? null;
  await insertSent(tx, { ...sent, kind: 'customer', signUpSource });
}
