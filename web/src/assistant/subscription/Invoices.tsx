import type { Invoice } from '@belldesk/contract/product/billing';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { amountText } from '../../plans/money.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { dayText } from './dayText.ts';

const STATES: Readonly<Record<Invoice['state'], { readonly name: string; readonly tone: Tone }>> = {
  open: { name: 'Open', tone: 'notice' },
  paid: { name: 'Paid', tone: 'good' },
  refunded: { name: 'Refunded', tone: 'info' },
  void: { name: 'Void', tone: 'plain' },
};

const COLUMNS: readonly Column<Invoice>[] = [
  {
    header: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    header: 'Number',
    cell: ({ number }) => <span className="whitespace-nowrap">{number ?? '–'}</span>,
  },
  {
    header: 'State',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>,
  },
  {
    header: 'Amount',
    cell: ({ amountMinor, currency }) => amountText(amountMinor, currency),
    numeric: true,
  },
  {
    header: 'Invoice',
    cell: ({ url, number }) =>
      url === null ? (
        '–'
      ) : (
        <a
          href={url}
          aria-label={`View invoice ${number ?? ''}`.trim()}
          className="font-medium text-pine underline underline-offset-4"
        >
          View
        </a>
      ),
  },
];

/** What was charged, newest first. */
export function Invoices() {
  const invoices = useQuery(rpc.billing.invoices.queryOptions());
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-4 text-lg font-semibold">
        Invoices
      </h2>
      {invoices.isPending && <Spinner label="Loading invoices..." className="text-muted" />}
      {invoices.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void invoices.refetch()}>
              Try Again
            </Button>
          }
        >
          {messageOf(invoices.error, 'Failed to load invoices')}
        </ErrorBanner>
      )}
      {invoices.data?.length === 0 && (
        <p className="text-muted">
          There are none yet. The first one comes with the first payment.
        </p>
      )}
      {invoices.data && invoices.data.length > 0 && (
        <Table caption="Invoices" columns={COLUMNS} rows={invoices.data} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
