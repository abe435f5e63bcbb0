import { planById } from '@belldesk/contract/catalogue/plans';
import {
  CHECKOUT_PARAMETER,
  checkoutResult,
  type Subscription,
} from '@belldesk/contract/product/billing';
import { useEffect, useState } from 'react';
import { isBought } from './planChange.ts';

/** Tells who comes back from the checkout how it went; the address forgets it, so that a reload does not say it again. */
export function CheckoutNotice({ subscription }: { subscription: Subscription | undefined }) {
  const [result] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    return checkoutResult.safeParse(query.get(CHECKOUT_PARAMETER)).data ?? null;
  });
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(CHECKOUT_PARAMETER)) return;
    url.searchParams.delete(CHECKOUT_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }, []);
  if (result === null) return null;
  return (
    <p
      role="status"
      className={
        result === 'paid'
          ? 'rounded-md border border-pine bg-pine-soft p-4 text-pine'
          : 'rounded-md border border-line bg-card p-4'
      }
    >
      {result === 'left'
        ? 'You left the checkout, and nothing was charged. Your plan is as it was.'
        : subscription && isBought(subscription)
          ? `Thank you. You are on ${planById(subscription.planId).name} now.`
          : 'Thank you. Your plan begins as soon as the payment is confirmed; this page then shows it.'}
    </p>
  );
}
