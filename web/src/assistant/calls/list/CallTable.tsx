import type { CallRow } from '@belldesk/contract/product/calls';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { callerOf, outcomeTexts, statusTexts } from '../callTexts.ts';
import { formatDuration } from '../duration.ts';
import { dateIn, timeIn } from '../moments.ts';

const COLUMNS = ['Assistant ID', 'Date', 'Time', 'Status', 'Duration'] as const;

/** The call log. The whole row leads to the call's page. */
export function CallTable({ rows, timeZone }: { rows: readonly CallRow[]; timeZone: string }) {
  return (
    <div role="region" aria-label="Call records" tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-card">
      <table className="tabular w-full border-collapse text-left">
        <caption className="sr-only">Call records, newest first</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-medium whitespace-nowrap last:text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, timeZone }: { row: CallRow; timeZone: string }) {
  const date = dateIn(timeZone, row.startTime);
  const time = timeIn(timeZone, row.startTime);
  const status = statusTexts[row.status];
  const outcome = outcomeTexts[row.outcome];
  return (
    <tr className="relative border-b border-line align-top last:border-0 hover:bg-sunken has-focus-visible:bg-sunken">
      <td className="px-4 py-3">
        <span className="block max-w-24 truncate font-code text-sm leading-6 xl:max-w-44" title={row.assistantId}>
          {row.assistantId}
        </span>
        <span className="block text-sm text-muted">{callerOf(row)}</span>
      </td>
      <td className="px-4 py-3 whitespace-nowrap">
        <Link
          to="/my-assistant/calls/$id"
          params={{ id: row.id }}
          aria-label={`${date}, open the call of ${time}`}
          className="font-medium text-pine underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {date}
        </Link>
      </td>
      <td className="px-4 py-3 whitespace-nowrap">{time}</td>
      <td className="px-4 py-3">
        <Badge tone={status.tone}>{status.text}</Badge>
        {(row.errorMessage ?? outcome) && (
          <span className="mt-1 block text-sm text-muted">{row.errorMessage ?? outcome}</span>
        )}
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap">
        {row.status === 'in-progress' ? 'On the line' : formatDuration(row.durationSeconds)}
      </td>
    </tr>
  );
}
