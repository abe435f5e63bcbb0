import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { sessions } from '../../db/schema.ts';
import { announceSessions } from '../../events/queries.ts';

/** Sessions of a user that have not run out, the last seen first. */
export function findDevices(db: Executor, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

/** Notes that a session was used, unless that was noted after `before`. */
export async function noteSeen(
  db: Executor,
  seen: { readonly id: string; readonly now: Date; readonly before: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: seen.now })
    .where(and(eq(sessions.id, seen.id), lt(sessions.seenAt, seen.before)));
}

export async function hasSession(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return rows.length > 0;
}

/** Ends one session of a user. @returns whether there was one */
export async function endSession(db: Executor, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await announceSessions(db, userId);
  return ended.length > 0;
}

/** Ends the sessions of a user, but for one if it is given. @returns how many */
export async function endSessions(
  db: Executor,
  userId: string,
  keptId: string | null,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await announceSessions(db, userId);
  return ended.length;
}
