import type { BillingPeriod, Currency, Plan } from '@belldesk/contract/catalogue/plans';
import type { Minutes } from '@belldesk/contract/product/calls';
import { periodText, priceText } from '../../plans/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { minutesLeftText } from './minutesText.ts';

interface CurrentPlanProps {
  readonly plan: Plan;
  readonly minutes: Minutes;
  readonly period: BillingPeriod;
  readonly currency: Currency;
}

export function CurrentPlan({ plan, minutes, period, currency }: CurrentPlanProps) {
  return (
    <Card
      title="Current Plan"
      aside={
        <span className="flex gap-2">
          {plan.recommended && <Badge tone="notice">Recommended</Badge>}
          <Badge tone="good">{plan.name}</Badge>
        </span>
      }
    >
      <p className="tabular">
        <span className="text-3xl font-semibold">{priceText(plan, currency, period)}</span>{' '}
        <span className="text-muted">{period === 'yearly' ? '/year' : periodText(period)}</span>
      </p>
      <p className="mt-1 text-muted">{plan.description}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Stat
          label="Minutes Used"
          value={`${minutes.usedMinutes} min`}
          note="Current billing period"
        />
        <Stat
          label="Minutes Left"
          value={minutesLeftText(minutes.leftMinutes)}
          note="Refreshes monthly"
        />
      </div>
    </Card>
  );
}
