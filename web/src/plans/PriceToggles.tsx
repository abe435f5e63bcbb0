import type { BillingPeriod, Currency } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../ui/Badge.tsx';
import { Segments } from '../ui/Segments.tsx';

interface PriceTogglesProps {
  readonly period: BillingPeriod;
  readonly onPeriod: (period: BillingPeriod) => void;
  readonly currency: Currency;
  readonly onCurrency: (currency: Currency) => void;
}

/** Monthly or yearly, dollars or pounds. */
export function PriceToggles({ period, onPeriod, currency, onCurrency }: PriceTogglesProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments
        label={t`Billing period`}
        value={period}
        onChange={onPeriod}
        options={[
          { value: 'monthly', label: t`Monthly` },
          {
            value: 'yearly',
            label: (
              <span className="flex items-center gap-2">
                <Trans>Yearly</Trans>{' '}
                <Badge tone="notice">
                  <Trans>Save 20%</Trans>
                </Badge>
              </span>
            ),
          },
        ]}
      />
      <Segments
        label={t`Currency`}
        value={currency}
        onChange={onCurrency}
        options={[
          { value: 'USD', label: 'USD' },
          { value: 'GBP', label: 'GBP' },
        ]}
      />
    </div>
  );
}
