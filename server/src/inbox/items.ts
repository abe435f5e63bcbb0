import type { InboxItem } from '@belldesk/contract/product/inbox';
import type { Executor } from '../db/client.ts';
import { findZone } from '../organisations/locations/queries.ts';
import { noSuchMessage } from './policy.ts';
import { presentItem } from './presenter.ts';
import { findRecord, type InboxRecord, listNotes, type Own } from './queries.ts';

/** These messages with their notes. */
export async function itemsOf(
  db: Executor,
  organisationId: string,
  records: readonly InboxRecord[],
): Promise<InboxItem[]> {
  // One connection may serve both of these, so one after the other.
  const notes = await listNotes(db, {
    organisationId,
    messageIds: records.map(({ message }) => message.id),
  });
  const zone = await findZone(db, organisationId);
  return records.map((record) => presentItem(record, notes, zone));
}

/** One's own message as it stands. @throws AppError not-found */
export async function itemOf(db: Executor, own: Own): Promise<InboxItem> {
  const record = await findRecord(db, own);
  const [item] = record ? await itemsOf(db, own.organisationId, [record]) : [];
  if (!item) throw noSuchMessage();
  return item;
}
