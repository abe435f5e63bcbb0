import { AppError } from '@belldesk/contract/errors';
import {
  ACCOUNT_PAGE_ROWS,
  type OperatorAccountPage,
  type OperatorBusiness,
} from '@belldesk/contract/product/operatorAccountPage';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { type PlanNow, planAt } from '../../billing/planNow.ts';
import { minutesOf } from '../../usage/minutes.ts';
import { sumChargedOf } from '../../usage/queries.ts';
import { presentAccounts } from '../accounts/list.ts';
import { findAccount } from '../accounts/queries.ts';
import { presentAudit } from '../audit/list.ts';
import { listAuditOf } from '../audit/queries.ts';
import { writeAudit } from '../audit/write.ts';
import { presentWithoutContents } from '../calls/look.ts';
import { listCallsOfBusinesses } from '../calls/queries.ts';
import { presentNote } from './notes.ts';
import {
  type BusinessRow,
  findLastSeen,
  listBusinesses,
  listLinesOf,
  listMembersOf,
  listNotes,
} from './queries.ts';

/**
 * All of one account but who called it and what was said. Another's account is shown only once the look at it
 * stands in the audit log.
 * @throws AppError not-found
 */
export async function lookAtAccount({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly userId: string };
}): Promise<OperatorAccountPage> {
  const row = await findAccount(ctx.db, input.userId);
  if (!row) throw new AppError('not-found', 'There is no such account');
  const { user } = row;
  if (user.id !== ctx.operator.id)
    await writeAudit(ctx.db, ctx, { action: 'looked-at-account', accountEmail: user.email });
  const limit = ACCOUNT_PAGE_ROWS;
  const found = await listBusinesses(ctx.db, user.id);
  const own = found.filter(({ ownerId }) => ownerId === user.id).map(({ id }) => id);
  const [accounts, lastSeenAt, businesses, calls, notes, audit] = await Promise.all([
    presentAccounts(ctx, [row]),
    findLastSeen(ctx.db, user.id),
    describeBusinesses(ctx, user.id, found),
    own.length === 0 ? [] : listCallsOfBusinesses(ctx.db, { organisationIds: own, limit }),
    listNotes(ctx.db, user.id),
    listAuditOf(ctx.db, { accountEmail: user.email, limit }),
  ]);
  const [account] = accounts;
  if (!account) throw new Error('an account was not presented');
  return {
    account,
    emailVerified: user.emailVerified,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    businesses,
    calls: calls.map(presentWithoutContents),
    notes: notes.map(presentNote),
    audit: audit.map(presentAudit),
  };
}

async function describeBusinesses(
  ctx: OperatorCtx,
  userId: string,
  rows: readonly BusinessRow[],
): Promise<OperatorBusiness[]> {
  if (rows.length === 0) return [];
  const now = new Date(ctx.clock.nowMs());
  const ids = rows.map(({ id }) => id);
  const planned = rows.map((row) => ({ row, plan: planAt(row.bought, row.createdAt, now) }));
  const spans = planned.map(({ row, plan }) => ({
    organisationId: row.id,
    start: plan.periodStart,
    end: plan.periodEnd,
  }));
  const [used, people, addresses] = await Promise.all([
    sumChargedOf(ctx.db, spans),
    listMembersOf(ctx.db, ids),
    listLinesOf(ctx.db, ids),
  ]);
  return planned.map(({ row, plan }) => ({
    ...facts(row, userId),
    ...minutesOf({ ...plan, usedSeconds: used.get(row.id) ?? 0 }),
    bought: boughtOf(row, plan),
    members: people
      .filter(({ organisationId }) => organisationId === row.id)
      .map(({ organisationId: _, joinedAt, ...member }) => ({
        ...member,
        joinedAt: joinedAt.toISOString(),
      })),
    lines: addresses
      .filter(({ organisationId }) => organisationId === row.id)
      .map(({ organisationId: _, ...line }) => line),
  }));
}

function facts({ id, name, role, ownerId, createdAt }: BusinessRow, userId: string) {
  return { id, name, role, isAnswerable: ownerId === userId, createdAt: createdAt.toISOString() };
}

function boughtOf({ bought }: BusinessRow, { planId }: PlanNow): OperatorBusiness['bought'] {
  if (!bought) return null;
  return {
    // The clock may know of an end that the payment service has not told of.
    status: planId === 'starter' ? 'ended' : bought.status,
    startedAt: bought.startedAt.toISOString(),
    endsAt: bought.endsAt?.toISOString() ?? null,
  };
}
