import type { PaidPlanId } from '@belldesk/contract/product/billing';
import { and, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../db/client.ts';
import {
  billingCustomers,
  handledBillingEvents,
  organisations,
  subscriptions,
  users,
} from '../db/schema.ts';
import { announceBilling } from '../events/queries.ts';
import { enqueue } from '../jobs/queries.ts';
import type { PaymentProvider, ProviderSubscription } from './payments/provider.ts';
import { graceEndOf, type PlanNow, planAt, type SubscriptionRow } from './planNow.ts';

type ProviderName = PaymentProvider['name'];

/**
 * The plan of a business at a moment, and the month in which its minutes are counted: the subscription's
 * own (of a yearly one, the month from each monthly anniversary), else the business's own.
 * @throws RangeError where there is no such business
 */
export async function findPlanOf(
  db: Executor,
  organisationId: string,
  now: Date,
): Promise<PlanNow> {
  const [found] = await db
    .select({ madeAt: organisations.createdAt, bought: subscriptions })
    .from(organisations)
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId));
  if (!found) throw new RangeError('there is no such business');
  return planAt(found.bought, found.madeAt, now);
}

export async function findSubscription(
  db: Executor,
  organisationId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId));
  return row ?? null;
}

/** The customer that a provider knows the account as. */
export async function findCustomer(
  db: Executor,
  organisationId: string,
  provider: ProviderName,
): Promise<string | null> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.organisationId, organisationId),
        eq(billingCustomers.provider, provider),
      ),
    );
  return row?.customerId ?? null;
}

/**
 * Whether a business may still pay a provider: it began to buy there, and what it bought is not known to have ended.
 */
export async function hasBoughtElsewhere(
  db: Executor,
  organisationId: string,
  provider: ProviderName,
): Promise<boolean> {
  const [row] = await db
    .select({ openedAt: billingCustomers.checkoutOpenedAt, status: subscriptions.status })
    .from(billingCustomers)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.organisationId, billingCustomers.organisationId),
        eq(subscriptions.provider, billingCustomers.provider),
      ),
    )
    .where(
      and(
        eq(billingCustomers.organisationId, organisationId),
        eq(billingCustomers.provider, provider),
      ),
    );
  if (!row || row.status === 'ended') return false;
  return row.status !== null || row.openedAt !== null;
}

/** Keeps a customer; of two that were made at once, the first. */
export async function keepCustomer(
  db: Executor,
  values: {
    readonly organisationId: string;
    readonly provider: ProviderName;
    readonly customerId: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db.insert(billingCustomers).values(values).onConflictDoNothing();
}

/** The number of a new reading of a customer's state; null where the customer is nobody's here. */
export async function beginReading(db: Executor, customerId: string): Promise<number | null> {
  const [row] = await db
    .update(billingCustomers)
    .set({ readingsBegun: sql`${billingCustomers.readingsBegun} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ reading: billingCustomers.readingsBegun });
  return row?.reading ?? null;
}

interface Reading {
  readonly customerId: string;
  readonly reading: number;
  readonly provider: ProviderName;
  readonly subscription: ProviderSubscription | null;
  readonly eventId: string | null;
  readonly now: Date;
}

/** Keeps what was read, unless a reading that was begun later was kept already; tells the owner's pages. */
export async function keepReading(db: Database, read: Reading): Promise<void> {
  await db.transaction(async (tx) => {
    const { customerId, reading, eventId, now } = read;
    const [customer] = await tx
      .update(billingCustomers)
      .set({
        readingKept: reading,
        // What was bought is known: no checkout is waited for.
        ...(read.subscription && read.subscription.status !== 'ended' && { checkoutAskAt: null }),
      })
      .where(
        and(eq(billingCustomers.customerId, customerId), lt(billingCustomers.readingKept, reading)),
      )
      .returning({ organisationId: billingCustomers.organisationId });
    if (customer) {
      await replaceSubscription(tx, customer.organisationId, read);
      // Another plan has other minutes: who answers callers may change.
      await enqueue(tx, 'answering', { organisationId: customer.organisationId });
    }
    if (eventId === null) return;
    await tx.insert(handledBillingEvents).values({ eventId, handledAt: now }).onConflictDoNothing();
  });
}

async function replaceSubscription(
  tx: Transaction,
  organisationId: string,
  { provider, subscription, now }: Reading,
): Promise<void> {
  if (subscription) {
    const { pending, ...kept } = subscription;
    const values = {
      ...kept,
      provider,
      pendingPlanId: pending?.planId ?? null,
      pendingPeriod: pending?.period ?? null,
      readAt: now,
    };
    const before = await findSubscription(tx, organisationId);
    const hasJustFailed = kept.status === 'past-due' && before?.status !== 'past-due';
    if (hasJustFailed) await enqueue(tx, 'mail-payment-failed', { organisationId });
    await tx
      .insert(subscriptions)
      .values({ organisationId, ...values })
      .onConflictDoUpdate({
        target: subscriptions.organisationId,
        set: values,
        // What ended with one provider says nothing of what lives with another.
        setWhere: sql`${subscriptions.provider} = ${provider} or ${subscriptions.status} = 'ended'
          or ${kept.status} <> 'ended'`,
      });
  } else {
    await tx
      .delete(subscriptions)
      .where(
        and(eq(subscriptions.organisationId, organisationId), eq(subscriptions.provider, provider)),
      );
  }
  await announceBilling(tx, organisationId);
}

export async function isHandled(db: Executor, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ eventId: handledBillingEvents.eventId })
    .from(handledBillingEvents)
    .where(eq(handledBillingEvents.eventId, eventId));
  return rows.length > 0;
}

/** Customers whose kept state is older than what the clock says must have happened since. */
export async function findOverdue(
  db: Executor,
  provider: ProviderName,
  before: { readonly periodEnd: Date; readonly unpaidSince: Date },
  limit: number,
): Promise<readonly { customerId: string; subscriptionId: string; isUnpaid: boolean }[]> {
  const isUnpaid = lte(subscriptions.unpaidSince, before.unpaidSince);
  return db
    .select({
      customerId: billingCustomers.customerId,
      subscriptionId: subscriptions.subscriptionId,
      isUnpaid: sql<boolean>`coalesce(${isUnpaid}, false)`,
    })
    .from(subscriptions)
    .innerJoin(
      billingCustomers,
      and(
        eq(billingCustomers.organisationId, subscriptions.organisationId),
        eq(billingCustomers.provider, subscriptions.provider),
      ),
    )
    .where(
      and(
        eq(subscriptions.provider, provider),
        ne(subscriptions.status, 'ended'),
        sql`(${isUnpaid} or ${lte(subscriptions.periodEndsAt, before.periodEnd)})`,
      ),
    )
    .orderBy(subscriptions.periodEndsAt)
    .limit(limit);
}

export interface UnpaidForMail {
  readonly email: string;
  readonly planId: PaidPlanId;
  readonly graceEndsAt: Date;
  readonly isTest: boolean;
}

/** What a mail says of a failed payment; null where it was settled, or ended, meanwhile. */
export async function findUnpaidForMail(
  db: Executor,
  organisationId: string,
): Promise<UnpaidForMail | null> {
  const [found] = await db
    .select({ email: users.email, row: subscriptions })
    .from(subscriptions)
    .innerJoin(organisations, eq(organisations.id, subscriptions.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(eq(subscriptions.organisationId, organisationId));
  const graceEndsAt = found && graceEndOf(found.row);
  if (!graceEndsAt) return null;
  const { planId, provider } = found.row;
  return { email: found.email, planId, graceEndsAt, isTest: provider === 'test' };
}

/** Ends what was bought with test money: a desk that takes real money gives nothing for it. */
export async function endTestSubscriptions(db: Executor, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'ended', endsAt: now, readAt: now })
    .where(and(eq(subscriptions.provider, 'test'), ne(subscriptions.status, 'ended')));
}

/** Forgets events that no provider sends again. */
export async function forgetBillingEvents(db: Executor, before: Date): Promise<void> {
  await db.delete(handledBillingEvents).where(lt(handledBillingEvents.handledAt, before));
}
