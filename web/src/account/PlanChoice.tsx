import {
  type BillingPeriod,
  type Currency,
  type PlanId,
  planById,
  plans,
} from '@belldesk/contract/catalogue/plans';
import { pathAfterSignIn } from '@belldesk/contract/product/account';
import { useEffect, useState } from 'react';
import { PlanSummary } from '../plans/PlanSummary.tsx';
import { PriceToggles } from '../plans/PriceToggles.tsx';
import { emitRedirect } from '../session/bus.ts';
import { readSession } from '../session/read.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { RadioCard, RadioCards } from '../ui/RadioCards.tsx';
import { tellOfGoogleSignIn } from './google.ts';

const AFTER_CHOICE = '/my-assistant/create';

/** The choice of a plan for a new account; others are led on, as is who is not signed in. */
export function PlanChoice() {
  const [planId, setPlanId] = useState<PlanId>('starter');
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [currency, setCurrency] = useState<Currency>('USD');
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    readSession().then(
      (user) => {
        if (user) tellOfGoogleSignIn(user);
        if (!user) emitRedirect('/sign-in', 'no-session');
        else if (pathAfterSignIn(user, Date.now()) === AFTER_CHOICE)
          emitRedirect(AFTER_CHOICE, 'account-not-new');
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);

  const plan = planById(planId);
  const goOn = () => {
    setLeaving(true);
    emitRedirect(AFTER_CHOICE, `plan-chosen-${planId}`);
  };
  return (
    <div className="flex flex-col gap-6">
      <PriceToggles
        period={period}
        onPeriod={setPeriod}
        currency={currency}
        onCurrency={setCurrency}
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
        <Button size="large" busy={leaving} onClick={goOn}>
          Continue with {plan.name} Plan
        </Button>
        <p aria-live="polite" className="max-w-prose text-muted">
          {planId === 'starter'
            ? 'Starter is free of charge. No credit card required.'
            : `Paid plans open together with billing, which is not open yet. You start on Starter, free of charge; nothing is charged for ${plan.name}.`}
        </p>
      </div>
    </div>
  );
}
