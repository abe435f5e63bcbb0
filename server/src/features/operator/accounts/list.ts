import type { SessionUser } from '@belldesk/contract/product/account';
import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { readMinutes } from '../../usage/minutes.ts';
import { toPage } from '../page.ts';
import type { OperatorCtx } from '../requireOperator.ts';
import { type AccountRow, listAccounts } from './queries.ts';

/** Every account with its plan and its minutes as its owner sees them, newest first. */
export async function readAccounts({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined; readonly search?: string | undefined };
}) {
  const { rows, nextCursor } = toPage(await listAccounts(ctx.db, input), (row) => row);
  return { rows: await Promise.all(rows.map((row) => present(ctx, row))), nextCursor };
}

async function present(ctx: OperatorCtx, row: AccountRow): Promise<OperatorAccount> {
  const { user, assistantName, suspension } = row;
  const role = user.role === 'operator' ? 'operator' : 'owner';
  const createdAt = user.createdAt.toISOString();
  const owner: SessionUser = {
    id: user.id,
    email: user.email,
    fullName: user.name,
    avatarUrl: user.image,
    createdAt,
    role,
  };
  const { planId, usedMinutes, leftMinutes } = await readMinutes({ ctx: { ...ctx, user: owner } });
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role,
    createdAt,
    assistantName,
    planId,
    usedMinutes,
    leftMinutes,
    suspension: suspension && {
      reason: suspension.reason,
      createdAt: suspension.createdAt.toISOString(),
    },
  };
}
