import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  assistants,
  lines,
  organisations,
  shareLinks,
  standIns,
  suspensions,
} from '../../db/schema.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

/** An assistant, or that there is none. */
interface Whose {
  readonly organisationId: string;
  readonly assistantRowId: string | null;
}

/** The link of an assistant, else one of its business that waits for an assistant. */
export async function findShareLink(
  db: Executor,
  { organisationId, assistantRowId }: Whose,
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.organisationId, organisationId),
        or(
          isNull(shareLinks.assistantRowId),
          assistantRowId === null ? undefined : eq(shareLinks.assistantRowId, assistantRowId),
        ),
      ),
    )
    .orderBy(sql`${shareLinks.assistantRowId} nulls last`, asc(shareLinks.createdAt))
    .limit(1);
  return row ?? null;
}

/** Writes what the owner set; a link that exists keeps its address. The assistants must be locked. */
export async function writeShareLink(tx: Transaction, values: ShareLinkRow): Promise<ShareLinkRow> {
  const { isOn, longestCallMinutes, callsADay, assistantRowId } = values;
  const known = await findShareLink(tx, values);
  const [row] = known
    ? await tx
        .update(shareLinks)
        .set({ isOn, longestCallMinutes, callsADay, assistantRowId })
        .where(eq(shareLinks.token, known.token))
        .returning()
    : await tx.insert(shareLinks).values(values).returning();
  if (!row) throw new Error('a share link was not kept');
  return row;
}

/** @returns null where there is no link yet */
export async function changeShareToken(
  tx: Transaction,
  whose: Whose,
  change: { readonly token: string; readonly createdAt: Date },
): Promise<ShareLinkRow | null> {
  const known = await findShareLink(tx, whose);
  if (!known) return null;
  const [row] = await tx
    .update(shareLinks)
    .set(change)
    .where(eq(shareLinks.token, known.token))
    .returning();
  return row ?? null;
}

/** Whoever takes the place of an assistant answers by its link. */
export async function moveShareLink(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ assistantRowId: to })
    .where(eq(shareLinks.assistantRowId, from));
}

/** An assistant that has no link takes one that waits. */
export async function takeWaitingLink(
  tx: Transaction,
  whose: { readonly organisationId: string; readonly assistantRowId: string },
): Promise<void> {
  const link = await findShareLink(tx, whose);
  if (link?.assistantRowId !== null) return;
  await tx
    .update(shareLinks)
    .set({ assistantRowId: whose.assistantRowId })
    .where(eq(shareLinks.token, link.token));
}

/** The published assistant behind a link that is on, and who answers in its place just now. */
export async function findPublicAssistant(db: Executor, token: string) {
  const [row] = await db
    .select({
      organisationId: shareLinks.organisationId,
      assistantRowId: assistants.id,
      longestCallMinutes: shareLinks.longestCallMinutes,
      callsADay: shareLinks.callsADay,
      name: assistants.name,
      assistantId: assistants.assistantId,
      standInId: standIns.assistantId,
      suspendedId: suspensions.userId,
    })
    .from(shareLinks)
    .innerJoin(assistants, eq(assistants.id, shareLinks.assistantRowId))
    .leftJoin(
      standIns,
      and(eq(standIns.standsInFor, assistants.assistantId), eq(standIns.isAnswering, true)),
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
    );
  if (!row || row.suspendedId !== null) return null;
  const { standInId, suspendedId: _suspendedId, ...desk } = row;
  return { ...desk, answeringId: standInId ?? desk.assistantId };
}
