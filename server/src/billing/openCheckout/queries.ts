import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/client.ts';
import { billingCustomers } from '../../db/schema.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** A checkout of which nobody has told whether it was paid. */
export interface UnsettledCheckout {
  readonly customerId: string;
  readonly openedAt: Date;
  readonly askAt: Date;
}

/** Makes a checkout the one that can be paid. @returns the one that was it until now */
export async function setOpenCheckout(
  db: Database,
  customerId: string,
  opened: { readonly checkoutId: string; readonly openedAt: Date; readonly askAt: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const mine = eq(billingCustomers.customerId, customerId);
    const [before] = await tx
      .select({ openCheckoutId: billingCustomers.openCheckoutId })
      .from(billingCustomers)
      .where(mine)
      .for('update');
    await tx
      .update(billingCustomers)
      .set({
        openCheckoutId: opened.checkoutId,
        checkoutOpenedAt: opened.openedAt,
        checkoutAskAt: opened.askAt,
      })
      .where(mine);
    return before?.openCheckoutId ?? null;
  });
}

/** Checkouts that are to be asked about by now, of every account. */
export async function listUnsettled(
  db: Executor,
  provider: PaymentProvider['name'],
  now: Date,
  limit: number,
): Promise<UnsettledCheckout[]> {
  const rows = await db
    .select({
      customerId: billingCustomers.customerId,
      openedAt: billingCustomers.checkoutOpenedAt,
      askAt: billingCustomers.checkoutAskAt,
    })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.provider, provider), lte(billingCustomers.checkoutAskAt, now)))
    .orderBy(asc(billingCustomers.checkoutAskAt))
    .limit(limit);
  return rows.flatMap(({ customerId, openedAt, askAt }) =>
    openedAt && askAt ? [{ customerId, openedAt, askAt }] : [],
  );
}

/** When it is asked about next; null for never. False where it was settled, or another process asks. */
export async function setNextAsking(
  db: Executor,
  { customerId, openedAt, askAt }: UnsettledCheckout,
  next: Date | null,
): Promise<boolean> {
  const set = await db
    .update(billingCustomers)
    .set({ checkoutAskAt: next })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        sql`${billingCustomers.checkoutOpenedAt} = ${openedAt.toISOString()}::timestamptz`,
        sql`${billingCustomers.checkoutAskAt} = ${askAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ customerId: billingCustomers.customerId });
  return set.length > 0;
}
