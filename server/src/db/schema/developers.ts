import type { ApiKeyScope } from '@belldesk/contract/product/apiKeys';
import type { WebhookDisabledBecause, WebhookState } from '@belldesk/contract/product/webhooks';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** A key by which a program asks the REST API for a business. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** For which business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** What it is for, in its owner's words. */
    name: text('name').notNull(),
    /** Its first characters, by which it is told from others. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key, in hexadecimal; 32 random bytes need no slower one. */
    secretHash: text('secret_hash').notNull().unique(),
    /** read, or write, which includes it. */
    scope: text('scope').notNull().$type<ApiKeyScope>(),
    /** Null where that account is gone: the key is the business's. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** To the minute; null until it is used. */
    lastUsedAt: moment('last_used_at'),
    /** From then on it opens nothing. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('api_keys_organisation').on(table.organisationId, table.createdAt),
    index('api_keys_made_by').on(table.madeBy),
    check('api_keys_name', sql`length(${table.name}) > 0`),
    check('api_keys_scope', sql`${table.scope} in ('read', 'write')`),
  ],
);

/** An address of a business's own system that is told of what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    /** Whose. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    /** Types of the contract's `webhookEventType`. */
    eventTypes: text('event_types').array().notNull(),
    /** Signs what is sent; sealed. */
    secret: text('secret').notNull(),
    /** The one before, sealed; it signs beside the new one for a while. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    enabled: boolean('enabled').notNull(),
    /** Why the service turned it off; null where it did not. */
    disabledBecause: text('disabled_because').$type<WebhookDisabledBecause>(),
    disabledAt: moment('disabled_at'),
    /** Since when nothing but failures; null after a success. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_endpoints_organisation').on(table.organisationId, table.createdAt),
    check(
      'webhook_endpoints_disabled_because',
      sql`${table.disabledBecause} in ('failures', 'gone')`,
    ),
  ],
);

/** One event on its way to one endpoint: written with what happened, sent after it is committed. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The header webhook-id: the same in every attempt and for every endpoint. */
    eventId: uuid('event_id').notNull(),
    /** Type of the event, or test. */
    eventType: text('event_type').notNull(),
    /** What is sent. */
    payload: jsonb('payload').notNull().$type<Record<string, unknown>>(),
    state: text('state').notNull().$type<WebhookState>(),
    /** Since it was made, or asked for again. */
    attempts: integer('attempts').notNull().default(0),
    /** Due from then on. While an attempt is under way, when it counts as lost. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    lastAttemptAt: moment('last_attempt_at'),
    /** Status of the latest answer; null where there was none. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    /** At most 500 characters of the latest answer. */
    responseExcerpt: text('response_excerpt'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`state = 'pending'`),
    index('webhook_deliveries_log').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_organisation').on(table.organisationId),
    index('webhook_deliveries_created').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('pending', 'delivered', 'failed')`),
  ],
);
