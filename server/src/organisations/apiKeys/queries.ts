import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { preparedPerDatabase } from '../../db/preparedPerDatabase.ts';
import { apiKeys, organisations, suspensions, users } from '../../db/schema.ts';

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scope: apiKeys.scope,
  madeBy: users.name,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
};

function keys(db: Executor) {
  return db.select(shown).from(apiKeys).leftJoin(users, eq(users.id, apiKeys.madeBy));
}
export type KeyRecord = Awaited<ReturnType<typeof keys>>[number];

/** Of a business, newest first. */
export function listKeys(db: Executor, organisationId: string): Promise<KeyRecord[]> {
  return keys(db)
    .where(eq(apiKeys.organisationId, organisationId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

interface Own {
  readonly id: string;
  readonly organisationId: string;
}

const isOwn = ({ id, organisationId }: Own) =>
  and(eq(apiKeys.id, id), eq(apiKeys.organisationId, organisationId));

export async function findKey(db: Executor, own: Own): Promise<KeyRecord | null> {
  const [row] = await keys(db).where(isOwn(own));
  return row ?? null;
}

/** Those of a business that work; others that would be made at the same moment wait. */
export async function countWorkingKeys(tx: Transaction, organisationId: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${organisationId}`}, 0))`,
  );
  const [row] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.organisationId, organisationId), isNull(apiKeys.revokedAt)));
  return row?.keys ?? 0;
}

export async function insertKey(
  tx: Transaction,
  values: typeof apiKeys.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(apiKeys).values(values).returning({ id: apiKeys.id });
  if (!row) throw new Error('insert into api_keys gave no row');
  return row.id;
}

/** A key that is revoked already keeps its moment. */
export async function markRevoked(db: Executor, own: Own, now: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(isOwn(own), isNull(apiKeys.revokedAt)));
}

const keyByHash = preparedPerDatabase((db) =>
  db
    .select({
      id: apiKeys.id,
      organisationId: apiKeys.organisationId,
      scope: apiKeys.scope,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
      suspendedAt: suspensions.createdAt,
    })
    .from(apiKeys)
    .innerJoin(organisations, eq(organisations.id, apiKeys.organisationId))
    .leftJoin(suspensions, eq(suspensions.userId, organisations.ownerId))
    .where(eq(apiKeys.secretHash, sql.placeholder('hash')))
    .prepare('api_key_by_hash'),
);

/** A key by the hash of its secret, whosever it is; null where there is none. */
export async function findKeyByHash(db: Executor, hash: string) {
  const [row] = await keyByHash(db).execute({ hash });
  return row ?? null;
}

/** Notes when a key was used. @param minute the beginning of a minute; what is noted already is not written again */
export async function noteUsed(db: Executor, id: string, minute: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: minute })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, minute))));
}
