import { and, desc, eq, exists } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import {
  assistants,
  lines,
  organisations,
  shareLinks,
  standIns,
  suspensions,
} from '../../db/schema.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

export async function findShareLink(
  db: Executor,
  organisationId: string,
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.organisationId, organisationId));
  return row ?? null;
}

/** Writes what the owner set; a link that exists keeps its address. */
export async function writeShareLink(db: Executor, values: ShareLinkRow): Promise<ShareLinkRow> {
  const { isOn, longestCallMinutes, callsADay } = values;
  const [row] = await db
    .insert(shareLinks)
    .values(values)
    .onConflictDoUpdate({
      target: shareLinks.organisationId,
      set: { isOn, longestCallMinutes, callsADay },
    })
    .returning();
  if (!row) throw new Error('a share link was not kept');
  return row;
}

/** @returns null where there is no link yet */
export async function changeShareToken(
  db: Executor,
  organisationId: string,
  change: { readonly token: string; readonly createdAt: Date },
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .update(shareLinks)
    .set(change)
    .where(eq(shareLinks.organisationId, organisationId))
    .returning();
  return row ?? null;
}

/** The published assistant behind a link that is on, and who answers in its place just now. */
export async function findSharedDesk(db: Executor, token: string) {
  const [row] = await db
    .select({
      organisationId: shareLinks.organisationId,
      longestCallMinutes: shareLinks.longestCallMinutes,
      callsADay: shareLinks.callsADay,
      name: assistants.name,
      assistantId: assistants.assistantId,
      standInId: standIns.assistantId,
      suspendedId: suspensions.userId,
    })
    .from(shareLinks)
    .innerJoin(assistants, eq(assistants.organisationId, shareLinks.organisationId))
    .leftJoin(
      standIns,
      and(
        eq(standIns.organisationId, shareLinks.organisationId),
        eq(standIns.standsInFor, assistants.assistantId),
        eq(standIns.isAnswering, true),
      ),
    )
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .leftJoin(suspensions, eq(suspensions.userId, organisations.ownerId))
    .where(
      and(
        eq(shareLinks.token, token),
        eq(shareLinks.isOn, true),
        exists(
          db.select({ id: lines.id }).from(lines).where(eq(lines.assistantRowId, assistants.id)),
        ),
      ),
    )
    .orderBy(desc(assistants.createdAt), desc(assistants.id))
    .limit(1);
  if (!row || row.suspendedId !== null) return null;
  const { standInId, suspendedId: _suspendedId, ...desk } = row;
  return { ...desk, answeringId: standInId ?? desk.assistantId };
}
