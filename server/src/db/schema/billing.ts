import type { BillingPeriod, Currency } from '@belldesk/contract/catalogue/plans';
import type { BillingReturn, PaidPlanId } from '@belldesk/contract/product/billing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** `none` is never written: who sells nothing has no customers. */
type ProviderName = 'stripe' | 'test' | 'none';

/** An account as a payment provider knows it. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** Whose account it is. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** stripe or test. */
    provider: text('provider').notNull().$type<ProviderName>(),
    /** The provider's id of the customer. */
    customerId: text('customer_id').notNull().unique(),
    /** The one checkout that can be paid; a newer one closes it. */
    openCheckoutId: text('open_checkout_id'),
    /** When that was opened. */
    checkoutOpenedAt: moment('checkout_opened_at'),
    /** When the provider is asked whether it was paid; null where nothing waits to be heard of. */
    checkoutAskAt: moment('checkout_ask_at'),
    /** Counts the readings of the provider's state that were begun. */
    readingsBegun: integer('readings_begun').notNull().default(0),
    /** The reading whose result is kept; one that was begun earlier never replaces it. */
    readingKept: integer('reading_kept').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.provider] }),
    index('billing_customers_checkout')
      .on(table.checkoutAskAt)
      .where(sql`${table.checkoutAskAt} is not null`),
  ],
);

/** What an account has bought: a copy of the provider's state, replaced as a whole. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Whose it is; one account has one. */
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** stripe or test. */
    provider: text('provider').notNull().$type<ProviderName>(),
    /** The provider's id. */
    subscriptionId: text('subscription_id').notNull().unique(),
    /** active, past-due or ended. */
    status: text('status').notNull().$type<'active' | 'past-due' | 'ended'>(),
    planId: text('plan_id').notNull().$type<PaidPlanId>(),
    period: text('period').notNull().$type<BillingPeriod>(),
    currency: text('currency').notNull().$type<Currency>(),
    /** Price of one period, in cents or pence. */
    priceMinor: integer('price_minor').notNull(),
    /** First payment. */
    startedAt: moment('started_at').notNull(),
    /** Its months and years are counted from here; an upgrade to a yearly plan sets it anew. */
    anchorAt: moment('anchor_at').notNull(),
    /** End of the period that is paid, or is to be. */
    periodEndsAt: moment('period_ends_at').notNull(),
    /** When it ends; null while it goes on. */
    endsAt: moment('ends_at'),
    /** The plan that begins at `periodEndsAt`, where another one is to. */
    pendingPlanId: text('pending_plan_id').$type<PaidPlanId>(),
    pendingPeriod: text('pending_period').$type<BillingPeriod>(),
    /** When the payment that is open failed first. */
    unpaidSince: moment('unpaid_since'),
    /** When it was read from the provider. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    check('subscriptions_status', sql`${table.status} in ('active', 'past-due', 'ended')`),
    check('subscriptions_plan', sql`${table.planId} in ('professional', 'premium')`),
    check(
      'subscriptions_pending',
      sql`(${table.pendingPlanId} is null) = (${table.pendingPeriod} is null)`,
    ),
    index('subscriptions_unpaid').on(table.unpaidSince),
    index('subscriptions_period_ends').on(table.periodEndsAt),
  ],
);

/** Events of the payment provider that have taken effect: the same one delivered again does nothing. */
export const handledBillingEvents = pgTable(
  'handled_billing_events',
  {
    /** The provider's id of the event. */
    eventId: text('event_id').primaryKey(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [index('handled_billing_events_handled').on(table.handledAt)],
);

/** A checkout of the local test provider. */
export const testCheckouts = pgTable(
  'test_checkouts',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.customerId, { onDelete: 'cascade' }),
    planId: text('plan_id').notNull().$type<PaidPlanId>(),
    period: text('period').notNull().$type<BillingPeriod>(),
    currency: text('currency').notNull().$type<Currency>(),
    returnTo: text('return_to').notNull().$type<BillingReturn>(),
    /** open, paid or closed. */
    state: text('state').notNull().$type<'open' | 'paid' | 'closed'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('test_checkouts_customer').on(table.customerId)],
);

/** A subscription as the local test provider keeps it. */
export const testSubscriptions = pgTable(
  'test_subscriptions',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.customerId, { onDelete: 'cascade' }),
    /** active, past-due or ended. */
    status: text('status').notNull().$type<'active' | 'past-due' | 'ended'>(),
    planId: text('plan_id').notNull().$type<PaidPlanId>(),
    period: text('period').notNull().$type<BillingPeriod>(),
    currency: text('currency').notNull().$type<Currency>(),
    startedAt: moment('started_at').notNull(),
    anchorAt: moment('anchor_at').notNull(),
    periodStartsAt: moment('period_starts_at').notNull(),
    periodEndsAt: moment('period_ends_at').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pendingPlanId: text('pending_plan_id').$type<PaidPlanId>(),
    pendingPeriod: text('pending_period').$type<BillingPeriod>(),
    /** Whether the card of the test pays. */
    cardPays: boolean('card_pays').notNull().default(true),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One customer has one that lives.
    uniqueIndex('test_subscriptions_live')
      .on(table.customerId)
      .where(sql`${table.status} <> 'ended'`),
    index('test_subscriptions_customer').on(table.customerId),
    index('test_subscriptions_period_ends')
      .on(table.periodEndsAt)
      .where(sql`${table.status} <> 'ended'`),
  ],
);

/** An invoice of the local test provider. */
export const testInvoices = pgTable(
  'test_invoices',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => testSubscriptions.id, { onDelete: 'cascade' }),
    /** For what, in words. */
    description: text('description').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull().$type<Currency>(),
    state: text('state').notNull().$type<'open' | 'paid' | 'refunded' | 'void'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('test_invoices_subscription').on(table.subscriptionId, table.createdAt)],
);

/** Events of the local test provider that were not delivered yet. */
export const testEvents = pgTable(
  'test_events',
  {
    id: id(),
    /** stripe's name of it, such as customer.subscription.updated. */
    type: text('type').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.customerId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('test_events_created').on(table.createdAt)],
);
