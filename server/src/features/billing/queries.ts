import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { type PlanNow, planAt } from './planNow.ts';

/**
 * The plan of an account at a moment, and the month in which its minutes are counted: the subscription's
 * own (of a yearly one, the month from each monthly anniversary), else the account's own.
 * @throws RangeError where there is no such account
 */
export async function findPlanOf(db: Executor, userId: string, now: Date): Promise<PlanNow> {
  const [found] = await db
    .select({ madeAt: users.createdAt, bought: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new RangeError('there is no such account');
  return planAt(found.bought, found.madeAt, now);
}
