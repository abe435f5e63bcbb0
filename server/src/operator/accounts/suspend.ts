import { AppError } from '@belldesk/contract/errors';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { endSessions } from '../../accounts/devices/queries.ts';
import { lockAccount } from '../../accounts/queries.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { writeAudit } from '../audit/write.ts';
import { deleteSuspension, insertSuspension } from './queries.ts';

/**
 * Closes an account for the time being: it is signed out everywhere, nobody signs in to it, and a job
 * takes its numbers off the telephone.
 * @throws AppError not-found, conflict for an operator
 */
export async function suspendAccount({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly userId: string; readonly reason: string };
}) {
  const { userId, reason } = input;
  await ctx.db.transaction(async (tx) => {
    const account = await existing(tx, userId);
    // Else the console might be left to nobody.
    if (account.role === 'operator') {
      throw new AppError('conflict', 'Operator accounts cannot be suspended.');
    }
    await insertSuspension(tx, { userId, reason, createdAt: new Date(ctx.clock.nowMs()) });
    await endSessions(tx, userId, null);
    await enqueue(tx, 'apply-suspension', { userId });
    await writeAudit(tx, ctx, { action: 'suspended', accountEmail: account.email });
  });
  return { done: true as const };
}

/** Opens a suspended account again; its numbers answer again. @throws AppError not-found */
export async function unsuspendAccount({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly userId: string };
}) {
  const { userId } = input;
  await ctx.db.transaction(async (tx) => {
    const account = await existing(tx, userId);
    if (!(await deleteSuspension(tx, userId))) return;
    await enqueue(tx, 'apply-suspension', { userId });
    await writeAudit(tx, ctx, { action: 'unsuspended', accountEmail: account.email });
  });
  return { done: true as const };
}

async function existing(tx: Transaction, userId: string) {
  const account = await lockAccount(tx, userId);
  if (!account) throw new AppError('not-found', 'Account not found');
  return account;
}
