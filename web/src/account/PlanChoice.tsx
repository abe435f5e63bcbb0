import { type PlanId, planById, plans } from '@belldesk/contract/catalogue/plans';
import { pathAfterSignIn } from '@belldesk/contract/product/account';
import { useEffect, useState } from 'react';
import { PlanSummary } from '../plans/PlanSummary.tsx';
import { PriceToggles } from '../plans/PriceToggles.tsx';
import { usePriceChoice } from '../plans/usePriceChoice.ts';
import { emitRedirect } from '../session/bus.ts';
import { readSession } from '../session/read.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { RadioCard, RadioCards } from '../ui/RadioCards.tsx';
import { readSubscription, startCheckout } from './checkout.ts';
import { tellOfGoogleSignIn } from './google.ts';

const AFTER_CHOICE = '/my-assistant/create';

/** The choice of a plan for a new account; others are led on, as is who is not signed in. */
export function PlanChoice() {
  const [planId, setPlanId] = useState<PlanId>('starter');
  const [{ period, currency }, setPrices] = usePriceChoice();
  const [isTestMode, setTestMode] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    readSession().then(
      async (user) => {
        if (!user) return emitRedirect('/sign-in', 'no-session');
        tellOfGoogleSignIn(user);
        if (pathAfterSignIn(user, Date.now()) === AFTER_CHOICE)
          return emitRedirect(AFTER_CHOICE, 'account-not-new');
        // Where it cannot be read, the checkout tells.
        setTestMode((await readSubscription().catch(() => null))?.isTestMode ?? false);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    // Back from the checkout the browser may show the page as it was left.
    const shown = () => setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const plan = planById(planId);
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
      <RadioCards label="Plan" value={planId} onChange={setPlanId} className="md:grid-cols-3">
        {plans.map((one) => (
          <RadioCard key={one.id} value={one.id} label={`${one.name} Plan`}>
            <PlanSummary
              plan={one}
              period={period}
              currency={currency}
              tag="Free trial"
              guarantees
            />
          </RadioCard>
        ))}
      </RadioCards>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
        <Button size="large" busy={leaving} onClick={() => void goOn()}>
          Continue with {plan.name} Plan
        </Button>
        <p aria-live="polite" className="max-w-prose text-muted">
          {planId === 'starter' ? (
            'Starter is free of charge. No credit card required.'
          ) : (
            <>
              {isTestMode && (
                <Badge tone="info" className="mr-2">
                  Test mode
                </Badge>
              )}
              {isTestMode
                ? 'The checkout is a test: no money moves. Afterwards you set up your assistant.'
                : 'You pay in the checkout, then set up your assistant. If you leave it, you start on Starter.'}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
