import type { Invoice } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  open: { name: t`Open`, tone: 'notice' },
  paid: { name: t`Paid`, tone: 'good' },
  refunded: { name: t`Refunded`, tone: 'info' },
  void: { name: t`Void`, tone: 'plain' },
};

const COLUMNS: readonly Column<Invoice>[] = [
  {
    header: t`Date`,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    header: t`Number`,
    cell: ({ number }) => <span className="whitespace-nowrap">{number ?? '–'}</span>,
  },
  {
    header: t`Status`,
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>,
  },
  {
    header: t`Amount`,
    cell: ({ amountMinor, currency }) => amountText(amountMinor, currency),
    numeric: true,
  },
  {
    header: t`Invoice`,
    cell: ({ url, number }) =>
      url === null ? (
        '–'
      ) : (
        <a
          href={url}
          aria-label={t`View invoice ${number ?? ''}`.trim()}
          className="font-medium text-pine underline underline-offset-4"
        >
          <Trans>View</Trans>
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
        <Trans>Invoices</Trans>
      </h2>
      {invoices.isPending && <Spinner label={t`Loading invoices...`} className="text-muted" />}
      {invoices.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void invoices.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(invoices.error, t`Failed to load invoices`)}
        </ErrorBanner>
      )}
      {invoices.data?.length === 0 && (
        <p className="text-muted">
          <Trans>No invoices yet. You get one with your first payment.</Trans>
        </p>
      )}
      {invoices.data && invoices.data.length > 0 && (
        <Table
          caption={t`Invoices`}
          columns={COLUMNS}
          rows={invoices.data}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
