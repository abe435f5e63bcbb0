import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { before } from '../queries.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAudit(
  db: Executor,
  values: typeof auditLog.$inferInsert,
): Promise<void> {
  await db.insert(auditLog).values(values);
}

export function listAudit(db: Executor, cursor: string | undefined): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(before(auditLog.id, cursor))
    .orderBy(desc(auditLog.id))
    .limit(FETCHED_ROWS);
}

/** The newest entries that concern the account with this address. */
export function listAuditOf(
  db: Executor,
  { accountEmail, limit }: { accountEmail: string; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.accountEmail, accountEmail))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
