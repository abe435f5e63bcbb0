import type Stripe from 'stripe';

const MARK = 'belldesk';

/**
 * The portal's settings: cards, addresses and invoices. Plans are changed and ended on our own page, by our
 * own rules. Made once for a Stripe account and found again by its mark.
 */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.[MARK] === '1');
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create({
    metadata: { [MARK]: '1' },
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
  });
  return made.id;
}
