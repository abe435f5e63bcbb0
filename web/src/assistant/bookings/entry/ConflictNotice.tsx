import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { whenText } from './entryTexts.ts';

interface ConflictNoticeProps {
  /** As it stood when the dialog was opened. */
  readonly entry: CalendarEntry;
  readonly keepLabel: string;
  readonly onKeep: (version: number) => void;
  readonly onLeave: () => void;
  readonly isBusy: boolean;
}

/** Another window, or a caller, was first: told what it is now, the owner decides. */
export function ConflictNotice({ entry, keepLabel, onKeep, onLeave, isBusy }: ConflictNoticeProps) {
  const now = useQuery(
    rpc.bookings.get.queryOptions({ input: { id: entry.id }, staleTime: 0, gcTime: 0 }),
  );
  const newest = now.data;
  return (
    <div role="alert" className="rounded-md border border-brass bg-brass-soft p-4 text-ink">
      <p className="font-medium">
        <Trans>This booking changed while you had it open.</Trans>
      </p>
      {now.isPending && <Spinner label={t`Loading the latest version...`} className="mt-1" />}
      {newest && (
        <p className="tabular mt-1">
          {newest.status === 'cancelled'
            ? t`It was cancelled.`
            : t`It is now at ${whenText(newest)}.`}{' '}
          <Trans>Your choices are still here.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {newest?.status === 'booked' && (
          <Button size="small" onClick={() => onKeep(newest.version)} busy={isBusy}>
            {keepLabel}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={onLeave} disabled={isBusy}>
          <Trans>Leave as is</Trans>
        </Button>
      </div>
    </div>
  );
}
