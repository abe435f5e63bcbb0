import type { BillingPeriod, Plan } from '@belldesk/contract/catalogue/plans';
import { periodText, priceText } from '../../plans/money.ts';

const periods = ['monthly', 'yearly'] as const satisfies readonly BillingPeriod[];

/** The four prices of a plan, of which the chosen one shows. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <p className="tabular mt-6">
      {periods.map((period) => (
        <span key={period} className={period === 'monthly' ? 'price-monthly' : 'price-yearly'}>
          <span className="headline text-4xl">
            <span className="price-usd">{priceText(plan, 'USD', period)}</span>
            <span className="price-gbp">{priceText(plan, 'GBP', period)}</span>
          </span>{' '}
          <span className="text-muted">{periodText(period)}</span>
        </span>
      ))}
    </p>
  );
}
