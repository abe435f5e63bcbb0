import type { MonthlyRevenue } from '@belldesk/contract/product/operatorTrends';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../plans/money.ts';
import { Stat } from '../../ui/Stat.tsx';

/** What paid plans bring in a month, one figure a currency: currencies are never added up. */
export function Revenue({ revenue }: { revenue: readonly MonthlyRevenue[] }) {
  return (
    <section aria-labelledby="revenue">
      <h2 id="revenue" className="mb-3 text-lg font-semibold">
        <Trans>Monthly recurring revenue</Trans>
      </h2>
      {revenue.length === 0 ? (
        <p className="text-muted">
          <Trans>No account is on a paid plan.</Trans>
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {revenue.map(({ currency, amountMinor, plans, isTest }) => (
            <Stat
              key={`${currency} ${isTest}`}
              label={isTest ? t`${currency}, test checkout: no money moves` : currency}
              value={amountText(amountMinor, currency)}
              note={plural(plans, { one: '# paid plan', other: '# paid plans' })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
