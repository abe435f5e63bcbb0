import {
  type BillingPeriod,
  type PlanId,
  planById,
  UNLIMITED_MINUTES,
} from '@belldesk/contract/catalogue/plans';
import type { Subscription } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { usePriceChoice } from '../../plans/usePriceChoice.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMay } from '../layout/useUser.ts';
import { AtLimit } from './AtLimit.tsx';
import { type Asked, ChangeDialog } from './ChangeDialog.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Invoices } from './Invoices.tsx';
import { PlanCards } from './PlanCards.tsx';
import { isBought, upgradePeriod } from './planChange.ts';
import { Questions } from './Questions.tsx';
import { useBilling } from './useBilling.ts';

/** The plan, its minutes and its money; it follows payments and calls as they come. */
export function SubscriptionPage() {
  const [prices, setPrices] = usePriceChoice();
  const mayChange = useMay('change-billing');
  const subscription = useQuery(rpc.billing.subscription.queryOptions());
  const minutes = useQuery(rpc.usage.minutes.queryOptions());
  const [asked, setAsked] = useState<Asked | null>(null);
  const { act, busy, problem, forgetProblem } = useBilling({ onDone: () => setAsked(null) });

  const ask = (wish: Asked) => {
    forgetProblem();
    setAsked(wish);
  };
  const choose = (bought: Subscription, planId: PlanId, period: BillingPeriod) => {
    if (isBought(bought)) ask({ kind: 'change', planId, period });
    else if (planId !== 'starter')
      act({
        kind: 'checkout',
        input: {
          planId,
          period,
          currency: prices.currency,
          returnTo: '/my-assistant/subscription',
        },
      });
  };
  return (
    <>
      <PageTitle subtitle={t`Manage your subscription and billing.`}>{t`Subscription`}</PageTitle>
      <div className="flex flex-col gap-8">
        {subscription.isPending && (
          <Card title={t`Current Plan`}>
            <Spinner label={t`Loading subscription details...`} className="text-muted" />
          </Card>
        )}
        {subscription.isError && (
          <LoadFailed error={subscription.error} onRetry={() => void subscription.refetch()} />
        )}
        {problem && asked === null && <ErrorBanner>{problem}</ErrorBanner>}
        {subscription.data && (
          <CurrentPlan
            subscription={subscription.data}
            minutes={minutes.isError ? null : minutes.data}
            prices={prices}
            onUpgrade={(planId) =>
              choose(subscription.data, planId, upgradePeriod(subscription.data, prices.period))
            }
            onCancel={() => ask({ kind: 'cancel' })}
            onResume={() => act({ kind: 'resume' })}
            onPortal={() => act({ kind: 'portal' })}
            onPeriod={(period) => ask({ kind: 'change', planId: subscription.data.planId, period })}
            busy={busy}
            mayChange={mayChange}
          />
        )}
        {minutes.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void minutes.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(minutes.error, t`Failed to load usage data`)}
          </ErrorBanner>
        )}
        {mayChange ? (
          <PlanCards
            prices={prices}
            onPrices={setPrices}
            currentPlanId={subscription.data?.planId ?? null}
            onChoose={(planId) =>
              subscription.data && choose(subscription.data, planId, prices.period)
            }
            disabled={busy !== null || subscription.data?.canBuy === false}
          />
        ) : (
          <p className="text-muted">
            <Trans>Only owners can change the plan.</Trans>
          </p>
        )}
        {subscription.data && hasLimit(subscription.data) && <AtLimit />}
        <Invoices />
        <Questions />
        <SecureNotice />
        {subscription.data && (
          <ChangeDialog
            asked={asked}
            subscription={subscription.data}
            busy={busy === 'change' || busy === 'cancel'}
            problem={problem}
            onClose={() => {
              forgetProblem();
              setAsked(null);
            }}
            onConfirm={(confirmed) =>
              act(
                confirmed.kind === 'cancel'
                  ? confirmed
                  : {
                      kind: 'change',
                      input: { planId: confirmed.planId, period: confirmed.period },
                    },
              )
            }
          />
        )}
      </div>
    </>
  );
}

function hasLimit({ planId }: Subscription): boolean {
  return planById(planId).callMinutes !== UNLIMITED_MINUTES;
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorBanner
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {messageOf(error, t`Failed to load subscription details`)}
    </ErrorBanner>
  );
}

function SecureNotice() {
  return (
    <aside className="flex items-start gap-4 border-t border-line pt-6">
      <LockKeyhole aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
      <div>
        <h2 className="font-semibold">
          <Trans>Secure Payment Processing</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          <Trans>
            Payments are processed by a card payment provider. Your card number never reaches us.
          </Trans>
        </p>
      </div>
    </aside>
  );
}
