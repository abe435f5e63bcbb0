import { AppError } from '@belldesk/contract/errors';
import type { DeleteAccountInput } from '@belldesk/contract/product/accountData';
import type { Ctx } from '../../../context.ts';
import { enqueue } from '../../../jobs/queries.ts';
import { endSessions } from '../../account/devices/queries.ts';
import { requireUser } from '../../account/requireUser.ts';
import { checkPassword } from '../../account/settings/checkPassword.ts';
import { findPasswordHash } from '../../account/settings/queries.ts';
import { lockAssistants } from '../../assistants/queries.ts';
import { checkPayableHere, endPayments } from '../../billing/endPayments.ts';
import { lockAccount } from '../../operator/accounts/queries.ts';
import { lockNumbers } from '../../operator/numbers/queries.ts';
import { handOver, listSolelyOwned } from '../../organisations/queries.ts';
import { checkCode } from './code.ts';
import {
  deleteOrganisations,
  deleteUser,
  findOpenCheckout,
  findRemains,
  hasOtherOperator,
  insertDeletion,
  lockOperators,
} from './queries.ts';

/**
 * Deletes one's own account with everything of it and the businesses that have no other owner, at once and for good: here in one transaction, on the
 * voice platform and on the disk by a job that is tried until all is gone.
 * @throws AppError bad-input when the address, the password or the code is wrong, conflict for the only
 *   operator and for a plan that is paid where nobody here can end it, busy and timed-out where the payment service could not be told, too-many, unauthenticated
 */
export async function deleteAccount({ ctx, input }: { ctx: Ctx; input: DeleteAccountInput }) {
  const user = requireUser(ctx, 'delete their account');
  if (input.email.toLowerCase() !== user.email.toLowerCase()) {
    const message = 'This is not the address of your account';
    throw new AppError('bad-input', message, { fields: [{ field: 'email', message }] });
  }
  if ((await findPasswordHash(ctx.db, user.id)) === null) await checkCode(ctx, user.id, input.code);
  else await checkPassword(ctx, user.id, input.currentPassword);
  await keepAnOperator(ctx, user);
  const theirs = await listSolelyOwned(ctx.db, user.id);
  for (const id of theirs) await checkPayableHere(ctx, id);
  for (const id of theirs) await stopPaying(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await lockOperators(tx);
    const organisationIds = await listSolelyOwned(tx, user.id);
    for (const id of organisationIds) await lockAssistants(tx, id);
    await lockNumbers(tx);
    const account = await lockAccount(tx, user.id);
    // Deleted from another device at the same moment.
    if (!account) return;
    await keepAnOperator({ db: tx }, account);
    const remains = await findRemains(tx, { userId: user.id, organisationIds });
    await endSessions(tx, user.id, null);
    await deleteOrganisations(tx, organisationIds);
    await handOver(tx, user.id);
    await deleteUser(tx, user.id);
    const createdAt = new Date(ctx.clock.nowMs());
    const values = {
      formerId: user.id,
      formerOrganisationIds: organisationIds,
      email: account.email,
      createdAt,
    };
    const deletionId = await insertDeletion(tx, values, remains);
    await enqueue(tx, 'clear-deleted-account', { deletionId });
    await enqueue(tx, 'mail-account-deleted', { deletionId });
  });
  return { deleted: true as const };
}

async function keepAnOperator(
  { db }: { readonly db: Parameters<typeof hasOtherOperator>[0] },
  { id, role }: { readonly id: string; readonly role: string },
): Promise<void> {
  if (role !== 'operator' || (await hasOtherOperator(db, id))) return;
  throw new AppError(
    'conflict',
    'You are the only operator of this Belldesk. Somebody else must become one before you can go.',
  );
}

async function stopPaying(ctx: Ctx, organisationId: string): Promise<void> {
  const openCheckoutId = await findOpenCheckout(ctx.db, organisationId, ctx.payments.name);
  if (openCheckoutId !== null) await ctx.payments.closeCheckout(openCheckoutId);
  await endPayments(ctx, organisationId);
}
