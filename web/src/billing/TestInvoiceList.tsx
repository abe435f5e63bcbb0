import { mark, TEST_PORTAL_PATH } from '@belldesk/contract/product/billingPages';
import { Trans } from '@lingui/react/macro';

const INVOICE = `${TEST_PORTAL_PATH}/invoices/${mark('id')}`;

/** Newest first; the server repeats the row. */
export function TestInvoiceList() {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg font-semibold">
        <Trans>Invoices</Trans>
      </h2>
      <p data-each="no-invoices" className="text-muted">
        <Trans>No invoices yet. You get one with your first payment.</Trans>
      </p>
      <ul className="flex flex-col">
        <li
          data-each="invoice"
          className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
        >
          <a href={INVOICE} className="tabular font-medium text-pine underline underline-offset-4">
            {mark('number')}
          </a>
          <span className="tabular text-right font-semibold">{mark('amount')}</span>
          <span className="text-sm text-muted">
            {mark('date')} · {mark('description')}
          </span>
          <span className="text-right text-sm text-muted">{mark('state')}</span>
        </li>
      </ul>
    </section>
  );
}
