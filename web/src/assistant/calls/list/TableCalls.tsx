import type { CallScope } from '@belldesk/contract/product/callList';
import type { CallTable, TableRow } from '@belldesk/contract/product/callTable';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { messageOf, statusOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { statusTexts } from '../callTexts.ts';
import { formatDuration } from '../duration.ts';
import { LogTable } from './LogTable.tsx';
import { recordsShown } from './recordCount.ts';

/** What the server answers where the table service failed it. */
const BAD_GATEWAY = 502;

/** Calls that a connected table service keeps; nothing where none is connected. */
export function TableCalls({ scope }: { scope: CallScope }) {
  const table = useQuery(rpc.callTable.list.queryOptions({ input: { scope } }));
  // What else goes wrong on the way is told by the log above.
  const isTold = table.isError && statusOf(table.error) === BAD_GATEWAY;
  if (!isTold && !table.data?.isConnected) return null;
  return (
    <section aria-labelledby="connected-table" className="mt-4">
      <h2 id="connected-table" className="mb-3 text-lg font-semibold">
        <Trans>From your connected table</Trans>
      </h2>
      {isTold && (
        <ErrorBanner
          action={
            <Button
              kind="secondary"
              size="small"
              busy={table.isFetching}
              onClick={() => void table.refetch()}
            >
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <Trans>Error: {messageOf(table.error, t`Failed to fetch data`)}</Trans>
        </ErrorBanner>
      )}
      {!isTold && table.data && <Rows table={table.data} scope={scope} />}
    </section>
  );
}

function Rows({ table, scope }: { table: CallTable; scope: CallScope }) {
  const { rows, totalRows, badRows, totalBadRows } = table;
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-muted">
          {scope === 'all' ? (
            <Trans>It has none of your calls.</Trans>
          ) : (
            <Trans>It has no calls for this assistant.</Trans>
          )}
        </p>
      ) : (
        <>
          <LogTable
            label={t`Records from your connected table`}
            caption={t`Records from your connected table`}
          >
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </LogTable>
          <p className="tabular mt-3 text-sm text-muted">
            {recordsShown(rows.length, totalRows, scope === 'all' ? t`all calls` : t`my calls`)}
          </p>
        </>
      )}
      {totalBadRows > 0 && (
        <details className="mt-3 rounded-md border border-brass bg-brass-soft p-4 text-sm text-ink">
          <summary className="cursor-pointer font-medium">
            {plural(totalBadRows, {
              one: '1 row of the table could not be read',
              other: '# rows of the table could not be read',
            })}
          </summary>
          <ul className="mt-2 grid gap-1">
            {badRows.map(({ id, problem }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-code">{id}</span>: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Row({ row }: { row: TableRow }) {
  const status = statusTexts[row.status];
  return (
    <tr className="border-b border-line align-top last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:p-4">
      <td className="sm:px-4 sm:py-3 max-sm:order-5 max-sm:col-span-2">
        <span
          className="block truncate font-code text-sm leading-6 sm:max-w-24 xl:max-w-44"
          title={row.assistantId}
        >
          {row.assistantId}
        </span>
      </td>
      <td className="font-medium wrap-anywhere sm:px-4 sm:py-3 max-sm:order-1">{row.date}</td>
      <td className="sm:px-4 sm:py-3 max-sm:order-2 max-sm:text-right">{row.time}</td>
      <td className="sm:px-4 sm:py-3 max-sm:order-3">
        <Badge tone={status.tone}>{status.text}</Badge>
        {row.endedReason && (
          <span className="mt-1 block text-sm wrap-anywhere text-muted">{row.endedReason}</span>
        )}
      </td>
      <td className="text-right whitespace-nowrap sm:px-4 sm:py-3 max-sm:order-4">
        {formatDuration(row.durationSeconds)}
      </td>
    </tr>
  );
}
