import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Download, RefreshCw } from 'lucide-react';
import { rpc } from '../../../api/queries.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { FirstSteps } from '../../firstSteps/FirstSteps.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useMay } from '../../layout/useUser.ts';
import { logProblem } from '../callTexts.ts';
import { CallFilters } from './CallFilters.tsx';
import { CallPager } from './CallPager.tsx';
import { CallStats } from './CallStats.tsx';
import { CallTable } from './CallTable.tsx';
import { type CallSearch, csvAddress, isNarrowed, listInput } from './callSearch.ts';
import { NoRecords } from './NoRecords.tsx';
import { recordCount } from './recordCount.ts';
import { TableCalls } from './TableCalls.tsx';
import { useBusinessTimeZone } from './useBusinessTimeZone.ts';

const route = getRouteApi('/my-assistant/calls');

/** The call log, newest first; it follows calls as they start and end. What it shows is its address. */
export function CallsPage() {
  const search = route.useSearch();
  const maySetUp = useMay('change-settings');
  const navigate = route.useNavigate();
  const timeZone = useBusinessTimeZone();
  const list = useQuery(
    rpc.calls.list.queryOptions({
      input: listInput(search, timeZone),
      placeholderData: keepPreviousData,
    }),
  );
  const minutes = useQuery(rpc.usage.minutes.queryOptions());
  const cache = useQueryClient();
  const refresh = () =>
    void Promise.all([
      list.refetch(),
      minutes.refetch(),
      cache.refetchQueries({ queryKey: rpc.callTable.key(), type: 'active' }),
    ]);
  const show = (next: CallSearch) => void navigate({ search: next });
  const { page: _page, scope, ...filters } = search;
  const toggleScope = () => show(scope ? filters : { ...filters, scope: 'all' });
  const narrowed = isNarrowed(search);
  const isRefreshing = list.isFetching && !list.isPending;

  return (
    <>
      <PageTitle
        subtitle={t`Times are in ${timeZone.replaceAll('_', ' ')}.`}
        actions={
          <>
            <Button kind="secondary" onClick={toggleScope}>
              {scope ? t`Show My Calls` : t`Show All Calls`}
            </Button>
            <Button kind="secondary" onClick={refresh} busy={isRefreshing}>
              {!isRefreshing && <RefreshCw aria-hidden="true" className="size-5" />}
              <Trans>Refresh Data</Trans>
            </Button>
          </>
        }
      >
        {t`Calls`}
      </PageTitle>
      <div className="flex flex-col gap-6">
        <CallStats list={list.data} minutes={minutes.data} isMinutesFailed={minutes.isError} />
        <CallFilters search={search} onChange={show} />
        {list.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={refresh}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            <Trans>Error: {logProblem(list.error)}</Trans>
          </ErrorBanner>
        )}
        {list.isPending && <Spinner label={t`Loading call log...`} className="text-muted" />}
        {maySetUp && list.data?.rows.length === 0 && !narrowed && <FirstSteps />}
        {list.data && list.data.rows.length === 0 && (
          <NoRecords onClear={narrowed ? () => show(scope ? { scope } : {}) : undefined} />
        )}
        {list.data && list.data.rows.length > 0 && (
          <div aria-busy={list.isPlaceholderData} className="aria-busy:opacity-60">
            <CallTable rows={list.data.rows} timeZone={timeZone} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="tabular text-sm text-muted">
                {recordCount(list.data, narrowed, scope ? t`all calls` : t`my calls`)}
              </p>
              <CallPager list={list.data} search={search} />
              <ButtonLink
                kind="quiet"
                size="small"
                href={csvAddress(search, timeZone)}
                download="calls.csv"
              >
                <Download aria-hidden="true" className="size-4" />
                <Trans>Export as CSV</Trans>
              </ButtonLink>
            </div>
          </div>
        )}
        <TableCalls scope={scope ?? 'mine'} />
      </div>
    </>
  );
}
