import {
  MOST_SENDING_ACCOUNTS,
  type SendingAccount,
  type SendingBoard,
  type SendingLimit,
} from '@belldesk/contract/product/sending';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { findPlanOf } from '../../billing/queries.ts';
import { installationLimits, type Limit, opensAt, unconfirmedLimit } from '../../sending/limits.ts';
import { findFirstOwned } from '../accounts/queries.ts';
import { countSince, listSenders } from './queries.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What was sent to others in the last 24 hours, by whom, and against which limits. */
export async function readSending({ ctx }: { ctx: OperatorCtx }): Promise<SendingBoard> {
  const { sending } = ctx;
  const limits = await Promise.all([
    ...installationLimits(sending).map((limit) => fill(ctx, 'customer', limit)),
    fill(ctx, 'unconfirmed', unconfirmedLimit(sending)),
  ]);
  const since = new Date(ctx.clock.nowMs() - DAY_MS);
  const senders = await listSenders(ctx.db, { since, limit: MOST_SENDING_ACCOUNTS });
  const accounts: SendingAccount[] = [];
  for (const { lastAt, ...row } of senders)
    accounts.push({
      ...row,
      maxNotices: row.userId === null ? null : await maxNoticesOf(ctx, row.userId),
      lastAt: lastAt.toISOString(),
    });
  const { perRecipientDay, perSignUpAddressDay } = sending.notices;
  return { limits, accounts, perRecipientDay, perSignUpAddressDay };
}

async function fill(
  { db, clock }: OperatorCtx,
  kind: SendingLimit['kind'],
  limit: Omit<Limit, 'why'>,
): Promise<SendingLimit> {
  const nowMs = clock.nowMs();
  const { max, windowMs } = limit;
  const sent = await countSince(db, { kind, since: new Date(nowMs - windowMs) });
  const opens = await opensAt(db, kind, limit, nowMs);
  return {
    kind,
    window: windowMs === HOUR_MS ? 'hour' : 'day',
    sent,
    max,
    opensAt: opens?.toISOString() ?? null,
  };
}

async function maxNoticesOf(
  { db, clock, sending }: OperatorCtx,
  userId: string,
): Promise<number | null> {
  const organisationId = await findFirstOwned(db, userId);
  if (organisationId === null) return null;
  const { planId } = await findPlanOf(db, organisationId, new Date(clock.nowMs()));
  const { perFreeAccountDay, perPaidAccountDay } = sending.notices;
  return planId === 'starter' ? perFreeAccountDay : perPaidAccountDay;
}
