import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { assistants, shareLinks, standIns, suspensions } from '../../db/schema.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

export async function findShareLink(db: Executor, userId: string): Promise<ShareLinkRow | null> {
  const [row] = await db.select().from(shareLinks).where(eq(shareLinks.userId, userId));
  return row ?? null;
}

/** Writes what the owner set; a link that exists keeps its address. */
export async function writeShareLink(db: Executor, values: ShareLinkRow): Promise<ShareLinkRow> {
  const { isOn, longestCallMinutes, callsADay } = values;
  const [row] = await db
    .insert(shareLinks)
    .values(values)
    .onConflictDoUpdate({
      target: shareLinks.userId,
      set: { isOn, longestCallMinutes, callsADay },
    })
    .returning();
  if (!row) throw new Error('a share link was not kept');
  return row;
}

/** @returns null where there is no link yet */
export async function changeShareToken(
  db: Executor,
  userId: string,
  change: { readonly token: string; readonly createdAt: Date },
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .update(shareLinks)
    .set(change)
    .where(eq(shareLinks.userId, userId))
    .returning();
  return row ?? null;
}

/** The published assistant behind a link that is on, and who answers in its place just now. */
export async function findSharedDesk(db: Executor, token: string) {
  const [row] = await db
    .select({
      userId: shareLinks.userId,
      longestCallMinutes: shareLinks.longestCallMinutes,
      callsADay: shareLinks.callsADay,
      name: assistants.name,
      assistantId: assistants.assistantId,
      standInId: standIns.assistantId,
      suspendedId: suspensions.userId,
    })
    .from(shareLinks)
    .innerJoin(assistants, eq(assistants.userId, shareLinks.userId))
    .leftJoin(
      standIns,
      and(
        eq(standIns.userId, shareLinks.userId),
        eq(standIns.standsInFor, assistants.assistantId),
        eq(standIns.isAnswering, true),
      ),
    )
    .leftJoin(suspensions, eq(suspensions.userId, shareLinks.userId))
    .where(
      and(
        eq(shareLinks.token, token),
        eq(shareLinks.isOn, true),
        isNotNull(assistants.publishedAt),
      ),
    );
  if (!row || row.suspendedId !== null) return null;
  const { standInId, suspendedId: _suspendedId, ...desk } = row;
  return { ...desk, answeringId: standInId ?? desk.assistantId };
}
