import { type Counted, type Plan, planById, plans } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import type { Executor } from '../../db/client.ts';
import { findPlanOf } from '../billing/queries.ts';

interface Asked {
  readonly organisationId: string;
  readonly what: Counted;
  /** How many there are. */
  readonly has: number;
  readonly now: Date;
}

/** Whether the plan of a business has room for one more. */
export async function hasRoom(db: Executor, asked: Asked): Promise<boolean> {
  const { planId } = await findPlanOf(db, asked.organisationId, asked.now);
  return asked.has < planById(planId).most[asked.what];
}

/** @throws AppError conflict, which names the plan and the one that has room */
export async function requireRoom(db: Executor, asked: Asked): Promise<void> {
  if (await hasRoom(db, asked)) return;
  const { planId } = await findPlanOf(db, asked.organisationId, asked.now);
  throw new AppError('conflict', noRoomText(planById(planId), asked));
}

function noRoomText(plan: Plan, { what, has }: Pick<Asked, 'what' | 'has'>): string {
  const larger = plans.find(({ most }) => most[what] > has);
  const most = plan.most[what];
  const one = what.slice(0, -1);
  return `Your plan, ${plan.name}, has room for ${most === 1 ? `one ${one}` : `${most} ${what}`}. ${larger ? `Change to ${larger.name} to add another.` : ''}`.trim();
}
