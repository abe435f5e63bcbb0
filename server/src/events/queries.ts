import type { CallChange } from '@belldesk/contract/product/changes';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { CHANGE_CHANNEL, type ChangeNotice } from './notice.ts';

/** Tells who watches, once this transaction has committed. */
async function announce(db: Executor, notice: ChangeNotice): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(notice)})`);
}

/** A call of a business has started or ended, or what is known of it is other. */
export function announceCall(
  db: Executor,
  organisationId: string,
  change: CallChange,
): Promise<void> {
  return announce(db, { topic: 'calls', organisationId, ...change });
}

/** What the calendar of a business shows has changed. */
export function announceSchedule(db: Executor, organisationId: string): Promise<void> {
  return announce(db, { topic: 'schedule', organisationId });
}

export function announceInbox(db: Executor, organisationId: string): Promise<void> {
  return announce(db, { topic: 'inbox', organisationId });
}

/** What a business has bought has changed. */
export function announceBilling(db: Executor, organisationId: string): Promise<void> {
  return announce(db, { topic: 'billing', organisationId });
}

/** Whoever watches for a session of this account looks again what it may. */
export function announceSessions(db: Executor, userId: string): Promise<void> {
  return announce(db, { topic: 'sessions', userId });
}
