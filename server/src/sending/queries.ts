import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { organisations, sentToOthers, users } from '../db/schema.ts';

export type Sent = typeof sentToOthers.$inferInsert;
type Kind = Sent['kind'];

/** Who is counted: one of these, or the whole installation. */
export type Scope =
  | { readonly organisationId: string }
  | { readonly recipient: string }
  | { readonly signUpSource: string }
  | 'installation';

/** Whoever sends to others comes one after the other until their transactions end: what is counted stays so. */
export async function lockSending(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sending-to-others', 0))`);
}

function within(scope: Scope): SQL | undefined {
  if (scope === 'installation') return undefined;
  if ('organisationId' in scope) return eq(sentToOthers.organisationId, scope.organisationId);
  if ('recipient' in scope) return eq(sentToOthers.recipient, scope.recipient);
  return eq(sentToOthers.signUpSource, scope.signUpSource);
}

/** When the `count`-th newest one since a moment was sent; null where there were fewer. */
export async function findNthNewest(
  db: Executor,
  { kind, scope, since, count }: { kind: Kind; scope: Scope; since: Date; count: number },
): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sentToOthers.createdAt })
    .from(sentToOthers)
    .where(and(eq(sentToOthers.kind, kind), gt(sentToOthers.createdAt, since), within(scope)))
    .orderBy(desc(sentToOthers.createdAt))
    .offset(count - 1)
    .limit(1);
  return row?.createdAt ?? null;
}

/** Counts what is to be sent; the same id counts once. */
export async function insertSent(tx: Transaction, sent: Sent): Promise<void> {
  await tx.insert(sentToOthers).values(sent).onConflictDoNothing();
}

export async function isCounted(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sentToOthers.id })
    .from(sentToOthers)
    .where(eq(sentToOthers.id, id));
  return rows.length > 0;
}

/** What was not sent after all does not count. */
export async function takeSentBack(db: Executor, id: string): Promise<void> {
  await db.delete(sentToOthers).where(eq(sentToOthers.id, id));
}

/** What a sender is judged by, which is its owner; null where the business is gone. */
export async function findSender(db: Executor, organisationId: string) {
  const [row] = await db
    .select({ emailVerified: users.emailVerified, signUpSource: users.signUpSource })
    .from(organisations)
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(eq(organisations.id, organisationId));
  return row ?? null;
}

/** Forgets what no limit looks at any more. */
export async function forgetSent(db: Executor, before: Date): Promise<void> {
  await db.delete(sentToOthers).where(lt(sentToOthers.createdAt, before));
}
