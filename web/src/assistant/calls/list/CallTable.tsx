import type { CallRow } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { badgeTexts } from '../badgeTexts.ts';
import { callerOf, outcomeTexts, statusTexts } from '../callTexts.ts';
import { formatDuration } from '../duration.ts';
import { dateIn, timeIn } from '../moments.ts';
import { LogTable } from './LogTable.tsx';

/**
 * The call log. The whole row leads to the call's page. On a telephone each row folds into three
 * lines: when, what came of it, who.
 */
export function CallTable({ rows, timeZone }: { rows: readonly CallRow[]; timeZone: string }) {
  return (
    <LogTable label={t`Call records`} caption={t`Call records, newest first`}>
      {rows.map((row) => (
        <Row key={row.id} row={row} timeZone={timeZone} />
      ))}
    </LogTable>
  );
}

function Row({ row, timeZone }: { row: CallRow; timeZone: string }) {
  const date = dateIn(timeZone, row.startTime);
  const time = timeIn(timeZone, row.startTime);
  const status = statusTexts[row.status];
  const badge = row.badge && badgeTexts[row.badge];
  // What the badge says already is not said twice.
  const detail = row.errorMessage ?? (row.outcome === 'change' ? outcomeTexts.change : null);
  return (
    <tr className="relative border-b border-line align-top last:border-0 hover:bg-sunken has-focus-visible:bg-sunken max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:p-4">
      <td className="sm:px-4 sm:py-3 max-sm:order-5 max-sm:col-span-2">
        <span
          className="block truncate font-code text-sm leading-6 sm:max-w-24 xl:max-w-44"
          title={row.assistantId}
        >
          {row.assistantId}
        </span>
        <span className="block text-sm text-muted">{callerOf(row)}</span>
      </td>
      <td className="whitespace-nowrap sm:px-4 sm:py-3 max-sm:order-1">
        <Link
          to="/my-assistant/calls/$id"
          params={{ id: row.id }}
          aria-label={t`${date}, view the ${time} call`}
          className="font-medium text-pine underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {date}
        </Link>
      </td>
      <td className="whitespace-nowrap sm:px-4 sm:py-3 max-sm:order-2 max-sm:text-right">{time}</td>
      <td className="sm:px-4 sm:py-3 max-sm:order-3">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={status.tone}>{status.text}</Badge>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </span>
        {detail && <span className="mt-1 block text-sm text-muted">{detail}</span>}
      </td>
      <td className="text-right whitespace-nowrap sm:px-4 sm:py-3 max-sm:order-4">
        {row.status === 'in-progress' ? t`In progress` : formatDuration(row.durationSeconds)}
      </td>
    </tr>
  );
}
