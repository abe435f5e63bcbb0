import type { Currency } from '@belldesk/contract/catalogue/plans';
import type { SessionUser } from '@belldesk/contract/product/account';
import type { BillingReturn } from '@belldesk/contract/product/billing';
import { dateText } from '@belldesk/contract/time/texts';
import type { Deps } from '../../context.ts';
import { priceMinorOf } from '../price.ts';
import { describe } from './describe.ts';
import { invoiceNumber } from './presenter.ts';
import {
  findInvoices,
  findOwnTestSubscription,
  type TestCheckout,
  type TestInvoice,
} from './queries.ts';
import type { TestSubscription } from './renew.ts';

type Texts = Readonly<Record<string, string>>;

/** What stands in a page of the test checkout. */
export interface Filling {
  readonly texts: Texts;
  readonly lists?: Readonly<Record<string, readonly Texts[]>>;
}

const INVOICES_SHOWN = 24;
const MINOR_A_UNIT = 100;
/** A block that stands once, or not at all. */
const when = (holds: boolean, texts: Texts = {}) => (holds ? [texts] : []);

export function fillCheckout(checkout: TestCheckout, notice: string | null): Filling {
  const { id, currency, period } = checkout;
  return {
    texts: {
      id,
      plan: describe(checkout),
      price: money(priceMinorOf(checkout, currency), currency),
      every: period === 'yearly' ? 'a year' : 'a month',
    },
    lists: { notice: when(notice !== null, { notice: notice ?? '' }) },
  };
}

export async function fillPortal(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  { returnTo, notice }: { readonly returnTo: BillingReturn; readonly notice: string | null },
): Promise<Filling> {
  const own = await findOwnTestSubscription(db, organisationId);
  const invoices = own ? await findInvoices(db, own.customerId, INVOICES_SHOWN) : [];
  const lives = own !== null && own.status !== 'ended';
  const isChanging = lives && (own.cancelAtPeriodEnd || own.pendingPlanId !== null);
  return {
    texts: { returnTo, plan: own ? describe(own) : 'Starter', state: stateOf(own) },
    lists: {
      notice: when(notice !== null, { notice: notice ?? '' }),
      'card-pays': when(lives && own.cardPays),
      'card-fails': when(lives && !own.cardPays),
      'may-cancel': when(lives && !own.cancelAtPeriodEnd),
      'may-resume': when(isChanging),
      'may-turn': when(own?.status === 'active'),
      'no-invoices': when(invoices.length === 0),
      invoice: invoices.map(fillRow),
    },
  };
}

export function fillInvoice(
  invoice: TestInvoice,
  user: Pick<SessionUser, 'fullName' | 'email'>,
): Filling {
  return {
    texts: { ...fillRow(invoice), name: user.fullName, email: user.email },
  };
}

function fillRow({ id, description, amountMinor, currency, state, createdAt }: TestInvoice): Texts {
  return {
    id,
    number: invoiceNumber(id),
    date: dateText(createdAt, 'UTC'),
    description,
    amount: money(amountMinor, currency),
    state: state.charAt(0).toUpperCase() + state.slice(1),
  };
}

function stateOf(own: TestSubscription | null): string {
  if (!own || own.status === 'ended') return 'No paid plan. The account is on Starter.';
  const day = dateText(own.periodEndsAt, 'UTC');
  if (own.status === 'past-due') return 'The last payment failed and is still open.';
  if (own.cancelAtPeriodEnd) return `Ends on ${day}.`;
  if (own.pendingPlanId && own.pendingPeriod) {
    const next = describe({ planId: own.pendingPlanId, period: own.pendingPeriod });
    return `Paid until ${day}, then ${next}.`;
  }
  return `Paid until ${day}, then renews.`;
}

function money(amountMinor: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    amountMinor / MINOR_A_UNIT,
  );
}
