import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { releaseLines } from '../../assistants/lines/queries.ts';
import type { PaymentProvider } from '../../billing/payments/provider.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { tablesWithTenant } from '../../db/ownedTables.ts';
import {
  accountDeletions,
  accountExports,
  accountRemains,
  assistantOwners,
  assistants,
  billingCustomers,
  callLogs,
  lines,
  operatorMarks,
  organisations,
  users,
  verifications,
} from '../../db/schema.ts';

export type CleanupKind = typeof accountRemains.$inferSelect.kind;
export interface CleanupItem {
  readonly kind: CleanupKind;
  readonly subject: string;
}

const ROWS_AT_ONCE = 1_000;
const codeOf = (userId: string) => `account-deletion:${userId}`;

/** Keeps the code of a deletion; an earlier one is void. @returns the account's address, null where it is gone */
export async function keepCode(
  tx: Transaction,
  code: { readonly userId: string; readonly hash: string; readonly expiresAt: Date },
): Promise<string | null> {
  const identifier = codeOf(code.userId);
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, code.userId))
    .for('update');
  if (!user) return null;
  await tx.delete(verifications).where(eq(verifications.identifier, identifier));
  await tx
    .insert(verifications)
    .values({ identifier, value: code.hash, expiresAt: code.expiresAt });
  return user.email;
}

export async function hasCode(
  db: Executor,
  code: { readonly userId: string; readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, codeOf(code.userId)),
        eq(verifications.value, code.hash),
        gt(verifications.expiresAt, code.now),
      ),
    );
  return rows.length > 0;
}

/** The checkout that a business could still pay. */
export async function findOpenCheckout(
  db: Executor,
  organisationId: string,
  provider: PaymentProvider['name'],
): Promise<string | null> {
  const [row] = await db
    .select({ openCheckoutId: billingCustomers.openCheckoutId })
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.organisationId, organisationId),
        eq(billingCustomers.provider, provider),
      ),
    );
  return row?.openCheckoutId ?? null;
}

/** Held until the transaction ends: operators go one after the other. */
export async function lockOperators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-operator', 0))`);
}

/** Whether somebody else is operator as well. */
export async function hasOtherOperator(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), ne(users.id, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Whatever an account and the businesses that go with it have outside the database. */
export async function findCleanupItems(
  tx: Transaction,
  {
    userId,
    organisationIds,
  }: { readonly userId: string; readonly organisationIds: readonly string[] },
): Promise<CleanupItem[]> {
  const ids = [...organisationIds];
  const own = await tx
    .select({ kind: lines.kind, voiceNumberId: lines.voiceNumberId })
    .from(lines)
    .where(inArray(lines.organisationId, ids));
  const known = await tx
    .select({ assistantId: assistantOwners.assistantId })
    .from(assistantOwners)
    .where(inArray(assistantOwners.organisationId, ids));
  const calls = await tx
    .select({ callId: callLogs.callId })
    .from(callLogs)
    .where(and(inArray(callLogs.organisationId, ids), ne(callLogs.type, 'test')));
  const files = await tx
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  const of = (kind: CleanupKind, subject: string | null): CleanupItem[] =>
    subject === null ? [] : [{ kind, subject }];
  return [
    ...own.flatMap(({ kind, voiceNumberId }) =>
      of(kind === 'number' ? 'number' : 'address', voiceNumberId),
    ),
    ...calls.flatMap(({ callId }) => of('call', callId)),
    ...known.flatMap(({ assistantId }) => of('assistant', assistantId)),
    ...files.flatMap(({ id }) => of('file', id)),
  ];
}

/** Writes down that an account is deleted and what of it is left elsewhere. @returns the deletion's id */
export async function insertDeletion(
  tx: Transaction,
  values: typeof accountDeletions.$inferInsert,
  cleanupItems: readonly CleanupItem[],
): Promise<string> {
  const [row] = await tx
    .insert(accountDeletions)
    .values(values)
    .returning({ id: accountDeletions.id });
  if (!row) throw new Error('the deletion was not kept');
  for (let from = 0; from < cleanupItems.length; from += ROWS_AT_ONCE) {
    const some = cleanupItems.slice(from, from + ROWS_AT_ONCE);
    await tx.insert(accountRemains).values(some.map((each) => ({ ...each, deletionId: row.id })));
  }
  return row.id;
}

/** Deletes businesses with every row that is bound to them. */
export async function deleteOrganisations(
  tx: Transaction,
  organisationIds: readonly string[],
): Promise<void> {
  const theirs = tx
    .select({ id: assistants.id })
    .from(assistants)
    .where(inArray(assistants.organisationId, [...organisationIds]));
  await releaseLines(tx, organisationIds);
  await tx.delete(operatorMarks).where(inArray(operatorMarks.subjectId, theirs));
  await tx.delete(organisations).where(inArray(organisations.id, [...organisationIds]));
}

/** Deletes an account with every row that is bound to it, by name or by a text that holds its id. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      or(
        sql`position(${userId} in ${verifications.identifier}) > 0`,
        sql`position(${userId} in ${verifications.value}) > 0`,
      ),
    );
  await tx.delete(users).where(eq(users.id, userId));
}

/** Where the deletion is to be confirmed; null once it was. */
export async function findDeletionEmail(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: accountDeletions.email })
    .from(accountDeletions)
    .where(eq(accountDeletions.id, id));
  return row?.email ?? null;
}

export async function forgetDeletionEmail(db: Executor, id: string): Promise<void> {
  await db.update(accountDeletions).set({ email: null }).where(eq(accountDeletions.id, id));
}

/** What of a deleted account is not gone yet, in the order in which it was found. */
export function listWaiting(db: Executor, deletionId: string) {
  return db
    .select()
    .from(accountRemains)
    .where(and(eq(accountRemains.deletionId, deletionId), isNull(accountRemains.goneAt)))
    .orderBy(asc(accountRemains.id));
}

export async function markGone(db: Executor, id: string, goneAt: Date | null): Promise<void> {
  await db.update(accountRemains).set({ goneAt }).where(eq(accountRemains.id, id));
}

/** Deletions that are still checked, with how many cleanup items wait. */
export function listDeletions(db: Executor) {
  return db
    .select({
      id: accountDeletions.id,
      formerId: accountDeletions.formerId,
      formerOrganisationIds: accountDeletions.formerOrganisationIds,
      createdAt: accountDeletions.createdAt,
      waiting: count(accountRemains.id),
    })
    .from(accountDeletions)
    .leftJoin(
      accountRemains,
      and(eq(accountRemains.deletionId, accountDeletions.id), isNull(accountRemains.goneAt)),
    )
    .groupBy(accountDeletions.id);
}

/** Assistants of a deleted account that are gone from the voice platform, as far as we know. */
export function listGoneAssistants(db: Executor, deletionId: string) {
  return db
    .select({ id: accountRemains.id, subject: accountRemains.subject })
    .from(accountRemains)
    .where(
      and(
        eq(accountRemains.deletionId, deletionId),
        eq(accountRemains.kind, 'assistant'),
        isNotNull(accountRemains.goneAt),
      ),
    );
}

/** Tables that hold a row of an account which is deleted, or of a business that went with it: there should be none. */
export async function tablesThatHold(
  db: Executor,
  former: { readonly formerId: string; readonly formerOrganisationIds: readonly string[] },
): Promise<string[]> {
  const ids = [former.formerId, ...former.formerOrganisationIds];
  const found: string[] = [];
  for (const { name, table, column } of tablesWithTenant) {
    const rows = await db.select({ id: column }).from(table).where(inArray(column, ids)).limit(1);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Deletions of which nothing is left, made before then, are forgotten themselves. */
export async function forgetDeletions(db: Executor, before: Date): Promise<void> {
  await db.delete(accountDeletions).where(
    and(
      lte(accountDeletions.createdAt, before),
      sql`not exists (select 1 from ${accountRemains}
          where ${accountRemains.deletionId} = ${accountDeletions.id} and ${accountRemains.goneAt} is null)`,
    ),
  );
}
