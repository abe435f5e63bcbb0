import type { CallList, CallScope } from '@belldesk/contract/product/callList';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { Handset } from '../../../art/Handset.tsx';
import { Button, buttonClasses } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { logProblem } from '../callTexts.ts';
import { useCallChanges } from '../useCallChanges.ts';
import { CallStats } from './CallStats.tsx';
import { CallTable } from './CallTable.tsx';
import { useBusinessTimeZone } from './useBusinessTimeZone.ts';

const SCOPES: Readonly<Record<CallScope, { other: CallScope; toOther: string; name: string }>> = {
  mine: { other: 'all', toOther: 'Show All Calls', name: 'my calls' },
  all: { other: 'mine', toOther: 'Show My Calls', name: 'all calls' },
};

/** The call log, newest first; it follows calls as they start and end. */
export function CallsPage() {
  const [scope, setScope] = useState<CallScope>('mine');
  const list = useQuery(rpc.calls.list.queryOptions({ input: { scope } }));
  const minutes = useQuery(rpc.usage.minutes.queryOptions());
  const timeZone = useBusinessTimeZone();
  useCallChanges();
  const refresh = () => void Promise.all([list.refetch(), minutes.refetch()]);
  const { other, toOther, name } = SCOPES[scope];

  return (
    <>
      <PageTitle
        subtitle={`Times are in ${timeZone.replaceAll('_', ' ')}.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setScope(other)}>
              {toOther}
            </Button>
            <Button kind="secondary" onClick={refresh} busy={list.isFetching && !list.isPending}>
              {!(list.isFetching && !list.isPending) && (
                <RefreshCw aria-hidden="true" className="size-5" />
              )}
              Refresh Data
            </Button>
          </>
        }
      >
        Calls
      </PageTitle>
      <div className="flex flex-col gap-6">
        <CallStats list={list.data} minutes={minutes.data} isMinutesFailed={minutes.isError} />
        {list.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={refresh}>
                Try Again
              </Button>
            }
          >
            Error: {logProblem(list.error)}
          </ErrorBanner>
        )}
        {list.isPending && <Spinner label="Opening the call log..." className="text-muted" />}
        {list.data && list.data.rows.length === 0 && <NoRecords />}
        {list.data && list.data.rows.length > 0 && (
          <div>
            <CallTable rows={list.data.rows} timeZone={timeZone} />
            <p role="status" className="tabular mt-3 text-sm text-muted">
              {recordCount(list.data)}, {name}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The log shows the newest only where there are very many. */
function recordCount({ rows, totalCalls }: CallList): string {
  const records = rows.length === 1 ? 'record' : 'records';
  return totalCalls > rows.length
    ? `Showing the newest ${rows.length} of ${totalCalls} records`
    : `Showing ${rows.length} ${records}`;
}

function NoRecords() {
  return (
    <EmptyState
      title="No Call Records Found"
      picture={<Handset />}
      action={
        <Link to="/my-assistant/manage" className={buttonClasses()}>
          Test Assistant
        </Link>
      }
    >
      Every call stands here with what was said and what came of it. Talk to your assistant once,
      and the first line is written.
    </EmptyState>
  );
}
