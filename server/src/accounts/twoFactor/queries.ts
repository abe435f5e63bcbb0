import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { twoFactors } from '../../db/schema.ts';

/** The sealed secret of an account's authenticator app, or null. */
export async function findTwoFactorSecret(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return row?.secret ?? null;
}

/**
 * Takes the code of a time step, so that neither it nor an earlier one is taken again. One statement: of two at
 * the same moment one gets it.
 * @returns whether it could be taken
 */
export async function takeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(twoFactors.userId, userId),
        or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step)),
      ),
    )
    .returning({ id: twoFactors.id });
  return taken.length > 0;
}
