import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';
import { type Usage, usageOf } from './usage.ts';

/** How long people talked to this assistant in the past 30 days. */
export function UsageAnalytics({ assistantId }: { assistantId: string }) {
  const list = useQuery(rpc.calls.list.queryOptions({ input: { scope: 'mine' } }));
  const usage = list.data && usageOf(list.data, assistantId, list.dataUpdatedAt);
  return (
    <Card
      title="Usage Analytics"
      aside={
        <Button
          kind="secondary"
          size="small"
          aria-label="Refresh usage"
          busy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          {!list.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      }
    >
      {list.isError && <Problem text={manageTexts.usageFailed} error={list.error} />}
      {list.isPending && <Spinner label="Adding up the minutes..." className="text-muted" />}
      {usage && (
        <dl className="grid gap-5 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">Total minutes used in the past 30 days</dt>
            <dd className="tabular mt-0.5 text-2xl font-semibold">{minutesText(usage)}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-muted">Assistant ID</dt>
            <dd className="mt-0.5 font-code text-sm break-all">{assistantId}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

function minutesText({ minutes, isAtLeast }: Usage): string {
  const unit = minutes === 1 ? 'minute' : 'minutes';
  return `${isAtLeast ? 'at least ' : ''}${minutes} ${unit}`;
}
