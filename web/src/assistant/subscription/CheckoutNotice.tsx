import { planById } from '@belldesk/contract/catalogue/plans';
import { CHECKOUT_PARAMETER, checkoutResult } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isBought } from './planChange.ts';
import { useConfirmation } from './useConfirmation.ts';

/**
 * Tells who comes back from the checkout how it went, on the page that they come back to; the address forgets it, so
 * that a reload does not say it again.
 */
export function CheckoutNotice() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [cameTo] = useState(path);
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
  const [hasLeft, setHasLeft] = useState(false);
  if (path !== cameTo && !hasLeft) setHasLeft(true);
  if (result === null || hasLeft) return null;
  if (result === 'paid') return <Paid />;
  return (
    <Notice className="border-line bg-card">
      <Trans>You left the checkout. You were not charged, and your plan has not changed.</Trans>
    </Notice>
  );
}

function Paid() {
  const subscription = useConfirmation();
  return (
    <Notice className="border-pine bg-pine-soft text-pine">
      {subscription && isBought(subscription)
        ? t`Thank you. You are now on ${planById(subscription.planId).name}.`
        : t`Thank you. Your plan starts as soon as the payment is confirmed, and appears here.`}
    </Notice>
  );
}

function Notice({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p role="status" className={`mb-6 rounded-md border p-4 ${className}`}>
      {children}
    </p>
  );
}
