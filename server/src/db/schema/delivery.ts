import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Work to be done once the transaction that wrote it is committed; taken out when a job holds it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Name of the queue. */
    queue: text('queue').notNull(),
    /** What the job needs: ids, never words of a caller. */
    payload: jsonb('payload').notNull().$type<Record<string, unknown>>(),
    /** When it was written. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);

/** Reports that have taken effect: the same one delivered again does nothing. */
export const handledWebhooks = pgTable(
  'handled_webhooks',
  {
    /** Delivery id that the voice platform repeats. */
    deliveryId: text('delivery_id').primaryKey(),
    /** When it took effect. */
    handledAt: moment('handled_at').notNull().defaultNow(),
  },
  (table) => [index('handled_webhooks_handled').on(table.handledAt)],
);
