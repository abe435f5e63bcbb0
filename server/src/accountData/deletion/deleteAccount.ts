import { AppError } from '@belldesk/contract/errors';
import type { DeleteAccountInput } from '@belldesk/contract/product/accountData';
import { requireUser } from '../../access/requireUser.ts';
import { endSessions } from '../../accounts/devices/queries.ts';
import { lockAccount } from '../../accounts/queries.ts';
import { checkPassword } from '../../accounts/settings/checkPassword.ts';
import { findPasswordHash } from '../../accounts/settings/queries.ts';
import { lockNumbers } from '../../assistants/lines/queries.ts';
import { checkPayableHere, endPayments } from '../../billing/payments/endPayments.ts';
import type { Ctx } from '../../context.ts';
import { lockAssistants } from '../../db/locks.ts';
import { announceSessions } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { forgetInvited } from '../../organisations/invitations/queries.ts';
import {
  listColleagues,
  listOrganisationIds,
  lockOrganisations,
} from '../../organisations/members/queries.ts';
import { handOver, listSolelyOwned } from '../../organisations/queries.ts';
import { checkCode } from './code.ts';
import {
  deleteOrganisations,
  deleteUser,
  findCleanupItems,
  findOpenCheckout,
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
    const message = "This is not your account's email address";
    throw new AppError('bad-input', message, { fields: [{ field: 'email', message }] });
  }
  if ((await findPasswordHash(ctx.db, user.id)) === null) await checkCode(ctx, user.id, input.code);
  else await checkPassword(ctx, user.id, input.currentPassword);
  await keepAnOperator(ctx, user);
  // Whoever is left as the only owner meanwhile has one more business to stop paying for.
  const stopped = new Set<string>();
  do {
    const alone = await listSolelyOwned(ctx.db, user.id);
    const paying = alone.filter((each) => !stopped.has(each));
    for (const id of paying) await checkPayableHere(ctx, id);
    for (const id of paying) {
      await stopPaying(ctx, id);
      stopped.add(id);
    }
  } while (!(await deleteRows(ctx, user.id, stopped)));
  return { deleted: true as const };
}

/** @returns false, with nothing done, where a business would go that still pays */
function deleteRows(ctx: Ctx, userId: string, stopped: ReadonlySet<string>): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockOperators(tx);
    // Until the end nobody joins or leaves these, or becomes or stops being an owner.
    await lockOrganisations(tx, await listOrganisationIds(tx, userId));
    const organisationIds = await listSolelyOwned(tx, userId);
    if (organisationIds.some((id) => !stopped.has(id))) return false;
    for (const id of organisationIds) await lockAssistants(tx, id);
    await lockNumbers(tx);
    const account = await lockAccount(tx, userId);
    // Deleted from another device at the same moment.
    if (!account) return true;
    await keepAnOperator({ db: tx }, account);
    const colleagues = await listColleagues(tx, { userId, organisationIds });
    const cleanupItems = await findCleanupItems(tx, { userId, organisationIds });
    await endSessions(tx, userId, null);
    await deleteOrganisations(tx, organisationIds);
    await handOver(tx, userId);
    await forgetInvited(tx, account.email);
    await deleteUser(tx, userId);
    const createdAt = new Date(ctx.clock.nowMs());
    const values = {
      formerId: userId,
      formerOrganisationIds: organisationIds,
      email: account.email,
      createdAt,
    };
    const deletionId = await insertDeletion(tx, values, cleanupItems);
    await enqueue(tx, 'clear-deleted-account', { deletionId });
    await enqueue(tx, 'mail', { template: 'account-deleted', id: deletionId });
    for (const each of colleagues) await announceSessions(tx, each);
    return true;
  });
}

async function keepAnOperator(
  { db }: { readonly db: Parameters<typeof hasOtherOperator>[0] },
  { id, role }: { readonly id: string; readonly role: string },
): Promise<void> {
  if (role !== 'operator' || (await hasOtherOperator(db, id))) return;
  throw new AppError(
    'conflict',
    'You are the only operator of this Belldesk. Make someone else an operator before you delete your account.',
  );
}

async function stopPaying(ctx: Ctx, organisationId: string): Promise<void> {
  const openCheckoutId = await findOpenCheckout(ctx.db, organisationId, ctx.payments.name);
  if (openCheckoutId !== null) await ctx.payments.closeCheckout(openCheckoutId);
  await endPayments(ctx, organisationId);
}
