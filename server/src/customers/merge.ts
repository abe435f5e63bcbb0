import { AppError } from '@belldesk/contract/errors';
import {
  CUSTOMER_NOTES_CHARACTERS,
  type Customer,
  type MergeCustomersInput,
  MOST_CUSTOMER_NUMBERS,
} from '@belldesk/contract/product/customers';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { announceInbox, announceSchedule } from '../events/queries.ts';
import { lockSchedules } from '../organisations/locations/policy.ts';
import { customerOf } from './get.ts';
import { checkSeen, noSuchCustomer, refuseField } from './policy.ts';
import {
  type CustomerRow,
  deleteCustomer,
  findCustomer,
  listNumbers,
  lockCustomers,
  moveAll,
  updateCustomer,
} from './queries.ts';

/**
 * Makes two records of one person one: whatever is the other's becomes the kept one's, and the other is gone. Of two
 * names and addresses the kept one's stays, and the other's is written into the notes; who said once that they do not
 * want to be written to is not.
 * @throws AppError unauthenticated, not-found, conflict, bad-input
 */
export async function mergeCustomers({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: MergeCustomersInput;
}): Promise<Customer> {
  const { organisationId } = requireMember(ctx, 'merge customers');
  if (input.id === input.otherId) refuseField('otherId', 'Choose another customer to merge with.');
  const own = { id: input.id, organisationId };
  const gone = { id: input.otherId, organisationId };
  return ctx.db.transaction(async (tx) => {
    await lockSchedules(tx, organisationId);
    await lockCustomers(tx, organisationId);
    const kept = await findCustomer(tx, own);
    const other = await findCustomer(tx, gone);
    if (!kept || !other) throw noSuchCustomer();
    checkSeen(input.version, kept.version);
    checkSeen(input.otherVersion, other.version);
    const numbers = await listNumbers(tx, { organisationId, ids: [own.id, gone.id] });
    const joined = join(kept, other);
    if (numbers.length > MOST_CUSTOMER_NUMBERS || joined.notes.length > CUSTOMER_NOTES_CHARACTERS)
      throw new AppError(
        'conflict',
        `Together they have more than ${MOST_CUSTOMER_NUMBERS} numbers or ${CUSTOMER_NOTES_CHARACTERS} characters of notes. Remove some first.`,
      );
    await moveAll(tx, organisationId, { fromId: gone.id, toId: own.id });
    await deleteCustomer(tx, gone);
    await updateCustomer(tx, own, { ...joined, updatedAt: new Date(ctx.clock.nowMs()) });
    await announceSchedule(tx, organisationId);
    await announceInbox(tx, organisationId);
    return customerOf(tx, own);
  });
}

function join(kept: CustomerRow, other: CustomerRow) {
  const lost = [
    other.name !== kept.name && kept.name !== null ? other.name : null,
    other.email !== kept.email && kept.email !== null ? other.email : null,
  ].filter((text) => text !== null);
  const merged = lost.length > 0 ? `Merged with ${lost.join(', ')}` : '';
  const agreed = [kept.mayBeWrittenTo, other.mayBeWrittenTo];
  return {
    name: kept.name ?? other.name,
    email: kept.email ?? other.email,
    notes: [kept.notes, other.notes, merged].filter((text) => text !== '').join('\n\n'),
    mayBeWrittenTo: agreed.includes(false) ? false : agreed.includes(true) ? true : null,
    lastContactAt: later(kept.lastContactAt, other.lastContactAt),
    createdAt:
      later(kept.createdAt, other.createdAt) === kept.createdAt ? other.createdAt : kept.createdAt,
  };
}

function later(one: Date, other: Date): Date {
  return one.getTime() >= other.getTime() ? one : other;
}
