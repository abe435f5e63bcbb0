import { type PlanId, planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { Minutes } from '@belldesk/contract/product/calls';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { sumSeconds } from '../calls/queries.ts';

const SECONDS_A_MINUTE = 60;
/** Until a plan can be bought, everyone has this one. */
const DEFAULT_PLAN: PlanId = 'starter';

/** Whole minutes used, floored, and left of a plan: never below 0, -1 when it has no limit. */
export function minutesOf(planId: PlanId, usedSeconds: number): Minutes {
  const { callMinutes } = planById(planId);
  const usedMinutes = Math.floor(usedSeconds / SECONDS_A_MINUTE);
  const leftMinutes =
    callMinutes === UNLIMITED_MINUTES ? UNLIMITED_MINUTES : Math.max(0, callMinutes - usedMinutes);
  return { planId, usedMinutes, leftMinutes };
}

/** Minutes of this calendar month, in UTC. @throws AppError unauthenticated */
export async function readMinutes({ ctx }: { ctx: Ctx }): Promise<Minutes> {
  const user = requireUser(ctx, 'see minutes');
  const now = new Date(ctx.clock.nowMs());
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return minutesOf(DEFAULT_PLAN, await sumSeconds(ctx.db, user.id, monthStart));
}
