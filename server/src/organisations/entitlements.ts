import { type Plan, planById } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import { findPlanOf } from '../billing/queries.ts';
import type { Executor } from '../db/client.ts';

interface Limited {
  /** Null where the plan has no limit. */
  readonly most: (plan: Plan) => number | null;
  /** Ends the sentence "The Starter plan has room for". */
  readonly inWords: (most: number) => string;
  /** What can be done but choosing a larger plan. */
  readonly else: string;
}

/** Whatever a plan limits in a business. */
const limited = {
  members: {
    most: ({ members }) => members,
    inWords: (most) => `${most} ${most === 1 ? 'member' : 'members'}, open invitations included`,
    else: 'remove a member first',
  },
  assistants: {
    most: ({ assistants }) => assistants,
    inWords: (most) => `${most} ${most === 1 ? 'assistant' : 'assistants'}`,
    else: 'replace an existing one',
  },
  locations: {
    most: ({ locations }) => locations,
    inWords: (most) => `${most} ${most === 1 ? 'location' : 'locations'}`,
    else: 'delete one first',
  },
} satisfies Readonly<Record<string, Limited>>;
export type Entitlement = keyof typeof limited;

/** How many of something the plan of a business has room for, and which plan that is. */
export async function roomFor(
  db: Executor,
  what: Entitlement,
  { organisationId, now }: { readonly organisationId: string; readonly now: Date },
): Promise<{ readonly plan: Plan; readonly most: number | null }> {
  const plan = planById((await findPlanOf(db, organisationId, now)).planId);
  return { plan, most: limited[what].most(plan) };
}

/**
 * Whether a business may have one more of something. The caller holds what keeps two at the same moment from both
 * being the last one.
 * @param used how many there are
 * @throws AppError conflict, which names the plan
 */
export async function requireRoom(
  db: Executor,
  what: Entitlement,
  asked: { readonly organisationId: string; readonly now: Date; readonly used: number },
): Promise<void> {
  const { plan, most } = await roomFor(db, what, asked);
  if (most === null || asked.used < most) return;
  const rule: Limited = limited[what];
  throw new AppError(
    'conflict',
    `The ${plan.name} plan includes ${rule.inWords(most)}. Choose a larger plan, or ${rule.else}.`,
  );
}
