import type { OperatorAccount } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { type PlanNow, planAt } from '../../billing/planNow.ts';
import { minutesOf } from '../../usage/minutes.ts';
import { sumChargedOf } from '../../usage/queries.ts';
import { toPage } from '../page.ts';
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
  return { rows: await presentAccounts(ctx, rows), nextCursor };
}

/** Accounts with their plans and the minutes of their present month, asked for together. */
export async function presentAccounts(
  ctx: OperatorCtx,
  accounts: readonly AccountRow[],
): Promise<OperatorAccount[]> {
  const now = new Date(ctx.clock.nowMs());
  const rows = accounts.map((row) => ({
    row,
    plan: planAt(row.bought, row.madeAt ?? row.user.createdAt, now),
  }));
  const used = await sumChargedOf(
    ctx.db,
    rows.flatMap(({ row, plan }) =>
      row.organisationId === null
        ? []
        : [
            {
              organisationId: row.organisationId,
              start: plan.periodStart,
              end: plan.periodEnd,
            },
          ],
    ),
  );
  return rows.map(({ row, plan }) =>
    present(row, plan, used.get(row.organisationId ?? '') ?? 0, ctx),
  );
}

function present(
  row: AccountRow,
  plan: PlanNow,
  usedSeconds: number,
  { operator }: OperatorCtx,
): OperatorAccount {
  const { user, assistantName, suspension } = row;
  const { planId, usedMinutes, leftMinutes } = minutesOf({ ...plan, usedSeconds });
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role === 'operator' ? 'operator' : 'owner',
    createdAt: user.createdAt.toISOString(),
    assistantName,
    planId,
    usedMinutes,
    leftMinutes,
    suspension: suspension && {
      reason: suspension.reason,
      createdAt: suspension.createdAt.toISOString(),
    },
    twoFactor: user.twoFactorEnabled,
    isYou: user.id === operator.id,
  };
}
