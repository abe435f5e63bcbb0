import { mark } from '@belldesk/contract/product/billingPages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/Button.tsx';
import { TestPage } from './TestPage.tsx';

const lines = [
  [t`Number`, mark('number')],
  [t`Date`, mark('date')],
  [t`For`, mark('name')],
  [t`Email`, mark('email')],
  [t`What`, mark('description')],
  [t`Status`, mark('state')],
] as const;

/** One invoice of the local test checkout, to be read or printed. */
export function TestInvoicePage() {
  return (
    <TestPage title={t`Invoice`}>
      <dl className="tabular mt-8 rounded-md border border-line bg-card px-5 py-2">
        {lines.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-3">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[6rem_1fr] items-baseline gap-4 py-4">
          <dt className="text-muted">
            <Trans>Amount</Trans>
          </dt>
          <dd className="text-2xl font-semibold">{mark('amount')}</dd>
        </div>
      </dl>
      <ButtonLink href="/my-assistant/subscription" kind="quiet" className="mt-8 -ml-4">
        <Trans>Back to your subscription</Trans>
      </ButtonLink>
    </TestPage>
  );
}
