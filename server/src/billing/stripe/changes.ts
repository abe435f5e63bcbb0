import { currency } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import type Stripe from 'stripe';
import type { Choice, PaymentProvider } from '../payments/provider.ts';
import { asked, isRefusal } from './client.ts';
import type { StripePrices } from './prices.ts';
import { noteOf, pendingOf } from './state.ts';

type Changes = Pick<
  PaymentProvider,
  | 'changeNow'
  | 'changeAtPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'resume'
  | 'collect'
  | 'endNow'
  | 'refundAll'
>;

/** What may be done with a subscription at Stripe. */
export function createStripeChanges(stripe: Stripe, prices: StripePrices): Changes {
  const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['schedule'] });

  async function release({ schedule: planned }: Stripe.Subscription): Promise<void> {
    if (!planned) return;
    await stripe.subscriptionSchedules.release(typeof planned === 'string' ? planned : planned.id);
  }

  /** Whatever was to come at the period's end does not. */
  async function forgetPlans(one: Stripe.Subscription): Promise<void> {
    await release(one);
    if (one.cancel_at_period_end) {
      await stripe.subscriptions.update(one.id, { cancel_at_period_end: false });
    }
  }

  return {
    async changeNow(id, choice) {
      const price = await prices.idOf(choice);
      await asked(async () => {
        const one = await read(id);
        const planned = pendingOf(one);
        // Stripe changes nothing beside a schedule.
        await release(one);
        try {
          // Refused as a whole where the card does not pay: the old plan stays.
          await stripe.subscriptions.update(id, {
            items: [{ id: itemOf(one).id, price }],
            metadata: noteOf(choice),
            cancel_at_period_end: false,
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
          });
        } catch (cause) {
          if (planned) {
            const next = { price: await prices.idOf(planned), choice: planned };
            await schedule(stripe, one, next);
          }
          throw cause;
        }
      });
    },
    async changeAtPeriodEnd(id, choice) {
      const price = await prices.idOf(choice);
      await asked(async () => {
        const one = await read(id);
        await forgetPlans(one);
        await schedule(stripe, one, { price, choice });
      });
    },
    cancelAtPeriodEnd: (id) =>
      asked(async () => {
        await forgetPlans(await read(id));
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    resume: (id) => asked(async () => forgetPlans(await read(id))),
    collect: (id) => asked(() => collect(stripe, id)),
    endNow: (id) =>
      asked(async () => {
        const one = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
        if (one.status !== 'canceled') await stripe.subscriptions.cancel(id);
        const open = openInvoiceOf(one);
        if (open !== null) await stripe.invoices.voidInvoice(open);
      }),
    refundAll: (id) => asked(() => refundAll(stripe, id)),
  };
}

/** Id of the invoice that waits to be paid; to be read with the subscription. */
function openInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return null;
  return invoice.id ?? null;
}

async function collect(stripe: Stripe, id: string): Promise<void> {
  const open = openInvoiceOf(
    await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  );
  if (open === null) return;
  try {
    // Asked for again within a day, Stripe answers what it answered, and tries no card twice.
    await stripe.invoices.pay(open, {}, { idempotencyKey: `belldesk-last-try-${open}` });
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
  }
}

function itemOf(one: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = one.items.data;
  if (!item) throw new AppError('internal', 'The subscription has no plan');
  return item;
}

/** The plan that is paid until its end, then the other one, which goes on. */
async function schedule(
  stripe: Stripe,
  one: Stripe.Subscription,
  next: { readonly price: string; readonly choice: Choice },
): Promise<void> {
  const item = itemOf(one);
  const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: one.id });
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: phases[0]?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price: next.price, quantity: 1 }],
        duration: { interval: next.choice.period === 'yearly' ? 'year' : 'month' },
        metadata: noteOf(next.choice),
      },
    ],
  });
}

/** By credit notes, so that the books say why; an invoice that has one is not given back again. */
async function refundAll(stripe: Stripe, subscription: string) {
  const one = await stripe.subscriptions.retrieve(subscription);
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  let amountMinor = 0;
  for (const { id, amount_paid, post_payment_credit_notes_amount } of data) {
    const leftMinor = amount_paid - post_payment_credit_notes_amount;
    if (!id || leftMinor <= 0) continue;
    await stripe.creditNotes.create(
      {
        invoice: id,
        amount: leftMinor,
        refund_amount: leftMinor,
        reason: 'order_change',
      },
      { idempotencyKey: `belldesk-money-back-${id}` },
    );
    amountMinor += leftMinor;
  }
  return { amountMinor, currency: currency.parse(one.currency.toUpperCase()) };
}
