import type { PlanId } from '@belldesk/contract/catalogue/plans';
import { GRACE_MS } from '@belldesk/contract/product/billing';
import type { subscriptions } from '../db/schema.ts';
import { monthOf } from './months.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The plan that holds, and the month in which its minutes are counted. */
export interface PlanNow {
  readonly planId: PlanId;
  readonly periodStart: Date;
  /** Belongs to the next month. */
  readonly periodEnd: Date;
}

/** Until when a plan holds whose payment failed; null where none did. */
export function graceEndOf(row: Pick<SubscriptionRow, 'status' | 'unpaidSince'>): Date | null {
  if (row.status !== 'past-due' || !row.unpaidSince) return null;
  return new Date(row.unpaidSince.getTime() + GRACE_MS);
}

/** When what was bought ends by what is known now, or has ended; null while it goes on. */
export function endOf(
  row: Pick<SubscriptionRow, 'status' | 'unpaidSince' | 'endsAt'>,
): Date | null {
  const ends = [graceEndOf(row), row.endsAt].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/**
 * The plan at a moment, by the clock alone: an end, the end of the grace and a smaller plan take effect to
 * the second, whether the provider has told of them yet or not.
 * @param row null where nothing was ever bought
 */
export function planAt(row: SubscriptionRow | null, accountMadeAt: Date, now: Date): PlanNow {
  if (!row) return month('starter', accountMadeAt, now);
  const end = endOf(row);
  if (end && now >= end) return month('starter', end, now);
  const hasTurned = row.pendingPlanId !== null && now >= row.periodEndsAt;
  return month(hasTurned ? (row.pendingPlanId ?? row.planId) : row.planId, row.anchorAt, now);
}

function month(planId: PlanId, anchor: Date, now: Date): PlanNow {
  const { start, end } = monthOf(anchor, now);
  return { planId, periodStart: start, periodEnd: end };
}
