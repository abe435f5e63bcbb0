import { type PlanId, plans } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PriceChoice } from '../../plans/keptChoice.ts';
import { PlanSummary } from '../../plans/PlanSummary.tsx';
import { PriceToggles } from '../../plans/PriceToggles.tsx';
import { roomText } from '../../plans/roomText.ts';
import { Button } from '../../ui/Button.tsx';

interface PlanCardsProps {
  readonly prices: PriceChoice;
  readonly onPrices: (change: Partial<PriceChoice>) => void;
  /** Null while it is not known: nothing can be chosen then. */
  readonly currentPlanId: PlanId | null;
  readonly onChoose: (planId: PlanId) => void;
  readonly disabled: boolean;
}

/** What there is to choose from. */
export function PlanCards({ prices, onPrices, currentPlanId, onChoose, disabled }: PlanCardsProps) {
  return (
    <section aria-labelledby="plans">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="plans" className="text-lg font-semibold">
          <Trans>Plans</Trans>
        </h2>
        <PriceToggles
          period={prices.period}
          onPeriod={(period) => onPrices({ period })}
          currency={prices.currency}
          onCurrency={(currency) => onPrices({ currency })}
        />
      </div>
      <ul className="grid gap-4 xl:grid-cols-3">
        {plans.map((plan) => {
          const isCurrent = plan.id === currentPlanId;
          return (
            <li key={plan.id} className="flex flex-col rounded-md border border-line bg-card p-5">
              <PlanSummary plan={plan} period={prices.period} currency={prices.currency} />
              <p className="mt-4 text-sm text-muted">
                <Trans>Includes {roomText(plan)}.</Trans>
              </p>
              <Button
                kind="secondary"
                className="mt-5"
                aria-label={isCurrent ? t`Current Plan` : t`Select Plan: ${plan.name}`}
                disabled={isCurrent || disabled || currentPlanId === null}
                onClick={() => onChoose(plan.id)}
              >
                {isCurrent ? t`Current Plan` : t`Select Plan`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
