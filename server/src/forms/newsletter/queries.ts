import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { subscribers } from '../../db/schema.ts';

const waits = or(isNull(subscribers.confirmedAt), sql`${subscribers.unsubscribedAt} is not null`);

/** @returns the row's id where the address must be asked for its confirmation, null where it has confirmed */
export async function keepAddress(
  tx: Transaction,
  values: { readonly email: string; readonly createdAt: Date },
): Promise<string | null> {
  const { email } = values;
  await tx.insert(subscribers).values(values).onConflictDoNothing();
  const [row] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), waits));
  return row?.id ?? null;
}

/**
 * Gives an address that waits for its confirmation a new token; an earlier one is void.
 * @returns the address, or null where it does not wait any more
 */
export async function setConfirmToken(
  db: Executor,
  id: string,
  token: { readonly confirmTokenHash: string; readonly confirmExpiresAt: Date },
): Promise<string | null> {
  const [row] = await db
    .update(subscribers)
    .set(token)
    .where(and(eq(subscribers.id, id), waits))
    .returning({ email: subscribers.email });
  return row?.email ?? null;
}

/** Uses a token up. False when there is none such, or it has run out. */
export async function confirmBy(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscribers)
    .set({ confirmedAt: now, unsubscribedAt: null, confirmTokenHash: null, confirmExpiresAt: null })
    .where(and(eq(subscribers.confirmTokenHash, tokenHash), gt(subscribers.confirmExpiresAt, now)))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

/** Ends a subscription; ended before, it stays as it was. */
export async function endSubscription(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: now })
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)));
}
