import {
  DEFAULT_INBOX_MAIL,
  type InboxMail,
  MOST_OPEN_COUNTED,
} from '@belldesk/contract/product/inbox';
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import {
  callLogs,
  inboxChoices,
  inboxNotes,
  messages,
  organisations,
  users,
} from '../db/schema.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NoteRow = typeof inboxNotes.$inferSelect;

/** A message of an account. */
export interface Own {
  readonly id: string;
  readonly organisationId: string;
}

/** The last message before a page. */
export interface PlaceInInbox {
  readonly standing: number;
  readonly createdAt: Date;
  readonly id: string;
}

const record = {
  message: messages,
  callLogId: callLogs.id,
  callType: callLogs.type,
  caller: callLogs.caller,
  timeZone: callLogs.timeZone,
  unansweredQuestions: callLogs.unansweredQuestions,
};

function records(db: Executor) {
  return db
    .select(record)
    .from(messages)
    .leftJoin(
      callLogs,
      and(
        eq(callLogs.callId, messages.callId),
        eq(callLogs.organisationId, messages.organisationId),
      ),
    );
}
export type InboxRecord = Awaited<ReturnType<typeof records>>[number];

/** Messages in the order of the inbox. @param what.after begins behind this one */
export function listRecords(
  db: Executor,
  what: {
    readonly organisationId: string;
    readonly isOpen: boolean | undefined;
    readonly after: PlaceInInbox | undefined;
    readonly limit: number;
  },
): Promise<InboxRecord[]> {
  const { after, isOpen } = what;
  return records(db)
    .where(
      and(
        eq(messages.organisationId, what.organisationId),
        isOpen === undefined ? undefined : standingIs(isOpen),
        after &&
          sql`(${messages.standing}, ${messages.createdAt}, ${messages.id}) < (${after.standing}::smallint, ${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(messages.standing), desc(messages.createdAt), desc(messages.id))
    .limit(what.limit);
}

function standingIs(isOpen: boolean): SQL {
  return isOpen ? gte(messages.standing, 1) : eq(messages.standing, 0);
}

export async function findRecord(
  db: Executor,
  { id, organisationId }: Own,
): Promise<InboxRecord | null> {
  const [row] = await records(db).where(
    and(eq(messages.id, id), eq(messages.organisationId, organisationId)),
  );
  return row ?? null;
}

/** Held against other windows until the transaction ends. */
export async function lockMessage(
  tx: Transaction,
  { id, organisationId }: Own,
): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.organisationId, organisationId)))
    .for('update');
  return row ?? null;
}

export async function updateMessage(
  tx: Transaction,
  { id, organisationId }: Own,
  changes: { urgent: boolean } | { doneAt: Date | null },
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...changes, version: sql`${messages.version} + 1` })
    .where(and(eq(messages.id, id), eq(messages.organisationId, organisationId)));
}

/** Open ones, counted up to MOST_OPEN_COUNTED. */
export async function countOpen(db: Executor, organisationId: string) {
  const open = db
    .select({ standing: messages.standing })
    .from(messages)
    .where(and(eq(messages.organisationId, organisationId), gte(messages.standing, 1)))
    .orderBy(desc(messages.standing))
    .limit(MOST_OPEN_COUNTED)
    .as('open');
  const [row] = await db
    .select({
      open: count(),
      urgent: sql<number>`(count(*) filter (where ${open.standing} = 2))::int`,
    })
    .from(open);
  return row ?? { open: 0, urgent: 0 };
}

/** The notes beside these messages, oldest first. */
export async function listNotes(
  db: Executor,
  { organisationId, messageIds }: { organisationId: string; messageIds: readonly string[] },
): Promise<NoteRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(inboxNotes)
    .where(
      and(
        eq(inboxNotes.organisationId, organisationId),
        inArray(inboxNotes.messageId, [...messageIds]),
      ),
    )
    .orderBy(asc(inboxNotes.createdAt), asc(inboxNotes.id));
}

export async function insertNote(
  tx: Transaction,
  note: typeof inboxNotes.$inferInsert,
): Promise<void> {
  await tx.insert(inboxNotes).values(note);
}

export async function findInboxMail(db: Executor, organisationId: string): Promise<InboxMail> {
  const [row] = await db
    .select({ mail: inboxChoices.mail })
    .from(inboxChoices)
    .where(eq(inboxChoices.organisationId, organisationId));
  return row?.mail ?? DEFAULT_INBOX_MAIL;
}

/** What an owner wants mailed of the inbox, and whether their address is confirmed. */
export async function findInboxAddress(
  db: Executor,
  organisationId: string,
): Promise<{ readonly mail: InboxMail; readonly isConfirmed: boolean }> {
  const [row] = await db
    .select({ mail: inboxChoices.mail, isConfirmed: users.emailVerified })
    .from(organisations)
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(inboxChoices, eq(inboxChoices.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId));
  return { mail: row?.mail ?? DEFAULT_INBOX_MAIL, isConfirmed: row?.isConfirmed ?? false };
}

export async function keepInboxMail(
  tx: Transaction,
  values: typeof inboxChoices.$inferInsert,
): Promise<void> {
  const { mail, updatedAt } = values;
  await tx
    .insert(inboxChoices)
    .values(values)
    .onConflictDoUpdate({ target: inboxChoices.organisationId, set: { mail, updatedAt } });
}
