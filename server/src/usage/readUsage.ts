import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { PlanNow } from '../billing/planNow.ts';
import { findPlanOf } from '../billing/queries.ts';
import type { Executor } from '../db/client.ts';
import { sumCharged } from './queries.ts';

export const SECONDS_A_MINUTE = 60;

/** How much of the month's minutes is used. */
export interface Usage extends PlanNow {
  readonly usedSeconds: number;
  /** Null where the plan has no limit. */
  readonly limitSeconds: number | null;
}

/** The one reading of the meter, for pages, mails and what callers meet. */
export async function readUsage(db: Executor, organisationId: string, now: Date): Promise<Usage> {
  const plan = await findPlanOf(db, organisationId, now);
  const span = { start: plan.periodStart, end: plan.periodEnd };
  const { callMinutes } = planById(plan.planId);
  return {
    ...plan,
    usedSeconds: await sumCharged(db, organisationId, span),
    limitSeconds: callMinutes === UNLIMITED_MINUTES ? null : callMinutes * SECONDS_A_MINUTE,
  };
}

/** Whether the minutes are used up. */
export function isUsedUp({ usedSeconds, limitSeconds }: Usage): boolean {
  return limitSeconds !== null && usedSeconds >= limitSeconds;
}
