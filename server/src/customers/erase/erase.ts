import { AppError } from '@belldesk/contract/errors';
import type { EraseCustomerInput, ErasedCustomer } from '@belldesk/contract/product/customers';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { announceInbox, announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { lockSchedules } from '../../organisations/locations/policy.ts';
import { checkSeen, noSuchCustomer } from '../policy.ts';
import { deleteCustomer, findCustomer, listNumbers, lockCustomers } from '../queries.ts';
import {
  deleteMessages,
  deleteNotices,
  emptyBookings,
  emptyCalls,
  emptyOrders,
  listHeardCalls,
} from './queries.ts';

/**
 * Takes a person out of everything that the business keeps, at once and for good: here in one transaction, on the voice
 * platform by a job for each call. Bookings and orders keep their day and what they are for; calls keep that they were
 * made. A call in which somebody else booked for them loses its words as well.
 * @throws AppError unauthenticated, not-found, conflict (another window, or a call of theirs goes on)
 */
export async function eraseCustomer({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: EraseCustomerInput;
}): Promise<ErasedCustomer> {
  const { organisationId } = requireMember(ctx, 'erase a customer');
  const own = { id: input.id, organisationId };
  return ctx.db.transaction(async (tx) => {
    await lockSchedules(tx, organisationId);
    await lockCustomers(tx, organisationId);
    const row = await findCustomer(tx, own);
    if (!row) throw noSuchCustomer();
    checkSeen(input.version, row.version);
    const numbers = await listNumbers(tx, { organisationId, ids: [own.id] });
    const marks = {
      ...own,
      numbers: numbers.map(({ number }) => number),
      email: row.email?.toLowerCase() ?? null,
    };
    const calls = await listHeardCalls(tx, marks);
    if (calls.some(({ isOpen }) => isOpen))
      throw new AppError(
        'conflict',
        'This customer is on a call. Nothing was erased. Try again when the call has ended.',
      );
    const now = new Date(ctx.clock.nowMs());
    const callRowIds = calls.map(({ id }) => id);
    await emptyCalls(tx, organisationId, callRowIds, now);
    await deleteNotices(tx, marks);
    const bookings = await emptyBookings(tx, marks);
    const orders = await emptyOrders(tx, marks);
    const messages = await deleteMessages(tx, marks);
    await deleteCustomer(tx, own);
    for (const { id, type } of calls)
      if (type !== 'test') await enqueue(tx, 'erase-call', { callRowId: id });
    await announceSchedule(tx, organisationId);
    await announceInbox(tx, organisationId);
    return { bookings, orders, messages, calls: calls.length };
  });
}
