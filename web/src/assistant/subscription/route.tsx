import {
  type BillingPeriod,
  type Currency,
  planById,
  plans,
} from '@belldesk/contract/catalogue/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { PlanSummary } from '../../plans/PlanSummary.tsx';
import { PriceToggles } from '../../plans/PriceToggles.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';

/** The plan, its minutes, and what the others offer. */
export function SubscriptionPage() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [currency, setCurrency] = useState<Currency>('USD');
  const minutes = useQuery(rpc.usage.minutes.queryOptions());
  return (
    <>
      <PageTitle subtitle="Manage your subscription and billing.">Subscription</PageTitle>
      <div className="flex flex-col gap-6">
        {minutes.isPending && (
          <Card>
            <Spinner label="Loading subscription details..." className="text-muted" />
          </Card>
        )}
        {minutes.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void minutes.refetch()}>
                Try Again
              </Button>
            }
          >
            {messageOf(minutes.error, 'Failed to load usage data')}
          </ErrorBanner>
        )}
        {minutes.data && (
          <CurrentPlan
            plan={planById(minutes.data.planId)}
            minutes={minutes.data}
            period={period}
            currency={currency}
          />
        )}
        <section>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-lg font-semibold">Plans</h2>
            <PriceToggles
              period={period}
              onPeriod={setPeriod}
              currency={currency}
              onCurrency={setCurrency}
            />
          </div>
          <ul className="grid gap-4 xl:grid-cols-3">
            {plans.map((plan) => (
              <li key={plan.id} className="flex flex-col rounded-md border border-line bg-card p-5">
                <PlanSummary plan={plan} period={period} currency={currency} />
                {plan.id === minutes.data?.planId && (
                  <Badge tone="good" className="mt-5 self-start">
                    Current Plan
                  </Badge>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose text-muted">
            Paid plans open together with billing, which is not open yet. Until then every account
            is on Starter, free of charge.
          </p>
        </section>
      </div>
    </>
  );
}
