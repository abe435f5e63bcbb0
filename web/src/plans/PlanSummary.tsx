import type { BillingPeriod, Currency, Plan } from '@belldesk/contract/catalogue/plans';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Badge } from '../ui/Badge.tsx';
import { periodText, priceText } from './money.ts';

interface PlanSummaryProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly currency: Currency;
  /** A mark above the name, e.g. "Free trial". */
  readonly tag?: string;
  readonly guarantees?: boolean;
}

/** What stands on every card of a plan: name, price, description, features. */
export function PlanSummary({ plan, period, currency, tag, guarantees = false }: PlanSummaryProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-7 flex-wrap gap-2 pr-8">
        {plan.recommended && (
          <Badge tone="notice">
            <Trans>Recommended</Trans>
          </Badge>
        )}
        {tag && <Badge tone="good">{tag}</Badge>}
      </div>
      <p className="mt-3 text-xl font-semibold">{plan.name}</p>
      <p className="tabular mt-1">
        <span className="text-3xl font-semibold">{priceText(plan, currency, period)}</span>{' '}
        <span className="text-muted">{periodText(period)}</span>
      </p>
      <p className="mt-1 text-muted">{plan.description}</p>
      <ul className="mt-5 flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            {feature}
          </li>
        ))}
      </ul>
      {guarantees && (
        <p className="mt-auto pt-5 text-sm text-muted">{plan.guarantees.join(' · ')}</p>
      )}
    </div>
  );
}
