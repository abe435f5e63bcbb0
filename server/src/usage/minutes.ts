import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { Minutes } from '@belldesk/contract/product/calls';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { readUsage, SECONDS_A_MINUTE, type Usage } from './readUsage.ts';

/** Whole minutes used, floored, and left of a plan: never below 0, -1 when it has no limit. */
export function minutesOf({
  planId,
  usedSeconds,
  periodEnd,
}: Pick<Usage, 'planId' | 'usedSeconds' | 'periodEnd'>): Minutes {
  const { callMinutes } = planById(planId);
  const usedMinutes = Math.floor(usedSeconds / SECONDS_A_MINUTE);
  const leftMinutes =
    callMinutes === UNLIMITED_MINUTES ? UNLIMITED_MINUTES : Math.max(0, callMinutes - usedMinutes);
  return { planId, usedMinutes, leftMinutes, periodEnd: periodEnd.toISOString() };
}

/** Minutes of the month that counts now. @throws AppError unauthenticated */
export async function readMinutes({ ctx }: { ctx: Ctx }): Promise<Minutes> {
  const member = requireMember(ctx, 'see minutes');
  return minutesOf(await readUsage(ctx.db, member.organisationId, new Date(ctx.clock.nowMs())));
}
