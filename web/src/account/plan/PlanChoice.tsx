import { type PlanId, planById, plans } from '@belldesk/contract/catalogue/plans';
import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import { pathAfterSignIn } from '@belldesk/contract/product/account';
import type { Subscription } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { keepPlan } from '../../plans/keptChoice.ts';
import { PlanSummary } from '../../plans/PlanSummary.tsx';
import { PriceToggles } from '../../plans/PriceToggles.tsx';
import { useKeptPlan } from '../../plans/useKeptPlan.ts';
import { usePriceChoice } from '../../plans/usePriceChoice.ts';
import { emitRedirect } from '../../session/bus.ts';
import { readSession } from '../../session/read.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RadioCard, RadioCards } from '../../ui/RadioCards.tsx';
import { pathWithInvitation } from '../invitation/pending.ts';
import { tellOfGoogleSignIn } from '../signIn/google.ts';
import { readSubscription, startCheckout } from './checkout.ts';

const SELECT_PLAN = '/select-plan';
const AFTER_CHOICE = '/my-assistant/create';

/** The choice of a plan for a new account; others are led on, as is who is not signed in. */
export function PlanChoice() {
  const kept = useKeptPlan();
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const planId = chosen ?? kept ?? 'starter';
  const [{ period, currency }, setPrices] = usePriceChoice();
  const [mode, setMode] = useState({ isTestMode: false, canBuy: true });
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    readSession().then(
      async (user) => {
        if (!user) return emitRedirect('/sign-in', 'no-session');
        tellOfGoogleSignIn(user);
        const path = pathWithInvitation(SELECT_PLAN);
        if (path !== SELECT_PLAN) return emitRedirect(path, 'invited');
        const after = pathAfterSignIn(user, Date.now());
        if (after !== SELECT_PLAN) return emitRedirect(after, 'account-not-new');
        // Where it cannot be read, the checkout tells.
        const read = await readSubscription().catch(() => null);
        if (read) setMode(read);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    // Back from the checkout the browser may show the page as it was left.
    const shown = () => setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const plan = planById(planId);
  const choose = (next: PlanId) => {
    setChosen(next);
    // Whoever comes back from the checkout finds it chosen.
    keepPlan(next);
  };
  const goOn = async () => {
    setLeaving(true);
    setProblem(null);
    if (planId === 'starter') return emitRedirect(AFTER_CHOICE, 'plan-chosen-starter');
    try {
      window.location.assign(
        await startCheckout({ planId, period, currency, returnTo: AFTER_CHOICE }),
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setLeaving(false);
    }
  };
  return (
    <div className="flex flex-col gap-6">
      <PriceToggles
        period={period}
        onPeriod={(next) => setPrices({ period: next })}
        currency={currency}
        onCurrency={(next) => setPrices({ currency: next })}
      />
      <RadioCards label={t`Plan`} value={planId} onChange={choose} className="md:grid-cols-3">
        {plans.map((one) => (
          <RadioCard key={one.id} value={one.id} label={t`${one.name} Plan`}>
            <PlanSummary
              plan={one}
              period={period}
              currency={currency}
              tag={t`Free trial`}
              guarantees
            />
          </RadioCard>
        ))}
      </RadioCards>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
        <Button
          size="large"
          busy={leaving}
          disabled={planId !== 'starter' && !mode.canBuy}
          onClick={() => void goOn()}
        >
          <Trans>Continue with {plan.name} Plan</Trans>
        </Button>
        <p aria-live="polite" className="max-w-prose text-muted">
          {mode.isTestMode && planId !== 'starter' && (
            <Badge tone="info" className="mr-2">
              <Trans>Test mode</Trans>
            </Badge>
          )}
          {wordsOf(planId, mode)}
        </p>
      </div>
    </div>
  );
}

/** What follows from the choice, in a sentence. */
function wordsOf(planId: PlanId, mode: Pick<Subscription, 'isTestMode' | 'canBuy'>): string {
  if (planId === 'starter') return t`Starter is free of charge. No credit card required.`;
  if (!mode.canBuy) return t`${NO_PAYMENTS} Choose Starter to continue.`;
  return mode.isTestMode
    ? t`This is a test checkout, and you are not charged. Next, you set up your assistant.`
    : t`You pay at checkout, then set up your assistant. If you leave the checkout, you start on Starter.`;
}
