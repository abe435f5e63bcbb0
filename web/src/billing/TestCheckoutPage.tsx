import { mark, TEST_CHECKOUT_PATH } from '@belldesk/contract/product/billingPages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { TestPage } from './TestPage.tsx';

const CHECKOUT = `${TEST_CHECKOUT_PATH}/${mark('id')}`;

/** What is bought, and three ways to go on: the card pays, it is refused, or one leaves. */
export function TestCheckoutPage() {
  return (
    <TestPage title={t`Review your order`}>
      <Notice />
      <dl className="mt-8 rounded-md border border-line bg-card">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4">
          <dt className="text-muted">
            <Trans>Plan</Trans>
          </dt>
          <dd className="text-lg font-semibold">{mark('plan')}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
          <dt className="text-muted">
            <Trans>Due today, and at each renewal</Trans>
          </dt>
          <dd className="tabular">
            <span className="text-2xl font-semibold">{mark('price')}</span>{' '}
            <span className="text-muted">{mark('every')}</span>
          </dd>
        </div>
      </dl>
      <form method="post" action={`${CHECKOUT}/pay`} className="mt-8">
        <fieldset>
          <legend className="mb-3 text-lg font-semibold">
            <Trans>Test card</Trans>
          </legend>
          <label className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-card px-4 py-2">
            <input type="radio" name="card" value="pays" defaultChecked className="accent-pine" />
            <span>
              <Trans>
                <span className="tabular">4242</span>: accepted
              </Trans>
            </span>
          </label>
          <label className="mt-2 flex min-h-11 items-center gap-3 rounded-md border border-line bg-card px-4 py-2">
            <input type="radio" name="card" value="refused" className="accent-pine" />
            <span>
              <Trans>
                <span className="tabular">0341</span>: declined
              </Trans>
            </span>
          </label>
        </fieldset>
        <Button type="submit" size="large" className="mt-6 w-full sm:w-auto">
          <Trans>Pay {mark('price')} (test)</Trans>
        </Button>
      </form>
      <form method="post" action={`${CHECKOUT}/leave`} className="mt-3">
        <Button type="submit" kind="quiet" className="-ml-4">
          <Trans>Cancel and go back</Trans>
        </Button>
      </form>
      <p className="mt-8 max-w-prose text-sm text-muted">
        <Trans>
          14-day money-back guarantee. You can downgrade or cancel at any time. Changes take effect
          when the paid period ends.
        </Trans>
      </p>
    </TestPage>
  );
}
