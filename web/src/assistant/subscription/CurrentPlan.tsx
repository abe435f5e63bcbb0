import { type BillingPeriod, type PlanId, planById } from '@belldesk/contract/catalogue/plans';
import type { Subscription } from '@belldesk/contract/product/billing';
import type { Minutes } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PriceChoice } from '../../plans/keptChoice.ts';
import { periodText, priceText } from '../../plans/money.ts';
import { roomText } from '../../plans/roomText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { dayText } from './dayText.ts';
import { minutesLeftText } from './minutesText.ts';
import { PlanState } from './PlanState.tsx';
import { upgradeTarget } from './planChange.ts';

interface CurrentPlanProps {
  readonly subscription: Subscription;
  /** Undefined while they are read, null where they could not be. */
  readonly minutes: Minutes | undefined | null;
  readonly prices: PriceChoice;
  readonly onUpgrade: (planId: PlanId) => void;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onPortal: () => void;
  readonly onPeriod: (period: BillingPeriod) => void;
  readonly busy: string | null;
  /** Whether the role of who sees it permits buying. */
  readonly mayChange: boolean;
}

/** The plan that holds, how it goes on, and its minutes. */
export function CurrentPlan({
  subscription,
  minutes,
  prices,
  onUpgrade,
  ...rest
}: CurrentPlanProps) {
  const plan = planById(subscription.planId);
  const larger = upgradeTarget(plan.id);
  return (
    <Card
      title={t`Current Plan`}
      aside={
        <span className="flex flex-wrap gap-2">
          {subscription.isTestMode && (
            <Badge tone="info">
              <Trans>Test mode</Trans>
            </Badge>
          )}
          {plan.recommended && (
            <Badge tone="notice">
              <Trans>Recommended</Trans>
            </Badge>
          )}
          <Badge tone="good">{plan.name}</Badge>
        </span>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="tabular">
            <span className="text-3xl font-semibold">
              {priceText(plan, prices.currency, prices.period)}
            </span>{' '}
            <span className="text-muted">
              {prices.period === 'yearly' ? t`/year` : periodText(prices.period)}
            </span>
          </p>
          <p className="mt-1 text-muted">{plan.description}</p>
          <p className="mt-1 text-muted">
            <Trans>Includes {roomText(plan)}.</Trans>
          </p>
        </div>
        {larger && rest.mayChange && (
          <Button
            onClick={() => onUpgrade(larger)}
            disabled={rest.busy !== null || !subscription.canBuy}
          >
            <Trans>Upgrade Plan</Trans>
          </Button>
        )}
      </div>
      <PlanState subscription={subscription} {...rest} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Stat
          label={t`Minutes Used`}
          value={minutes === undefined ? t`Loading...` : t`${minutes?.usedMinutes ?? 0} min`}
          note={t`Current billing period`}
        />
        <Stat
          label={t`Minutes Left`}
          value={minutesLeftText(minutes === null ? null : minutes?.leftMinutes)}
          note={
            <>
              <Trans>Refreshes monthly</Trans>
              {minutes ? (
                <span className="block">
                  <Trans>Renews on {dayText(minutes.periodEnd)}</Trans>
                </span>
              ) : null}
            </>
          }
        />
      </div>
    </Card>
  );
}
