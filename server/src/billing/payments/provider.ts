import type { BillingPeriod, Currency } from '@belldesk/contract/catalogue/plans';
import type {
  BillingReturn,
  Invoice,
  PaidPlanId,
  Refunded,
} from '@belldesk/contract/product/billing';

/** What is bought: a plan for a period. */
export interface Choice {
  readonly planId: PaidPlanId;
  readonly period: BillingPeriod;
}

/** A subscription as a provider tells it. */
export interface ProviderSubscription extends Choice {
  readonly subscriptionId: string;
  readonly status: 'active' | 'past-due' | 'ended';
  readonly currency: Currency;
  readonly priceMinor: number;
  readonly startedAt: Date;
  /** Its months and years are counted from here. */
  readonly anchorAt: Date;
  readonly periodEndsAt: Date;
  /** When it ends or has ended; null while it goes on. */
  readonly endsAt: Date | null;
  /** Begins at `periodEndsAt`. */
  readonly pending: Choice | null;
  /** When the payment that is open failed first. */
  readonly unpaidSince: Date | null;
}

/** An event of a provider, its signature checked: only of whom it tells is read, never what. */
export interface ProviderEvent {
  readonly eventId: string;
  /** Null where it tells of nobody's subscription. */
  readonly customerId: string | null;
}

/**
 * A payment provider: Stripe, the local test provider, or one that sells nothing. Every change may be asked for twice; the second
 * time changes nothing.
 * @throws AppError conflict where a card was refused, timed-out and busy where the provider does not answer
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test' | 'none';
  createCustomer(account: {
    readonly organisationId: string;
    readonly email: string;
  }): Promise<string>;
  startCheckout(
    customerId: string,
    wanted: Choice & { readonly currency: Currency; readonly returnTo: BillingReturn },
  ): Promise<{ readonly checkoutId: string; readonly url: string }>;
  /** Nobody can pay it any more. One that was paid already stays so. */
  closeCheckout(checkoutId: string): Promise<void>;
  openPortal(customerId: string, returnTo: BillingReturn): Promise<string>;
  /** Every subscription that the customer ever had. */
  readSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Another plan at once, with proration, paid at once. */
  changeNow(subscriptionId: string, choice: Choice): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, choice: Choice): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes back a cancellation and a change at the period's end. */
  resume(subscriptionId: string): Promise<void>;
  /** Tries the card that is there by now for what is open; one that is refused changes nothing. */
  collect(subscriptionId: string): Promise<void>;
  /** Ends it at once; what is unpaid is not asked for any more. */
  endNow(subscriptionId: string): Promise<void>;
  /** Gives back whatever was paid for it, and says how much that was. */
  refundAll(subscriptionId: string): Promise<Refunded>;
  /** Newest first. */
  listInvoices(customerId: string): Promise<readonly Invoice[]>;
  /** @throws AppError bad-input where the signature is not the provider's */
  readEvent(rawBody: string, signature: string): ProviderEvent;
}
