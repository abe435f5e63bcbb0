import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { spaceInWords } from '@belldesk/contract/product/storage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { messageOf } from '../../api/failure.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { NavigationLink } from '../../shell/NavigationLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { useOverview } from '../layout/useOverview.ts';
import { waiting } from './waiting.ts';

/** The first page: what waits for a person, most pressing first. */
export function OverviewPage() {
  const overview = useOverview();
  return (
    <>
      <PageTitle subtitle={t`Open tasks and service status.`}>{t`Operator Console`}</PageTitle>
      {overview.isPending && <Spinner label={t`Loading tasks...`} className="text-muted" />}
      {overview.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void overview.refetch()} />}>
          {messageOf(overview.error, t`The overview could not be loaded. Check your connection.`)}
        </ErrorBanner>
      )}
      {overview.data && <Desk overview={overview.data} />}
    </>
  );
}

function Desk({ overview }: { overview: OperatorOverview }) {
  const slips = waiting(overview);
  return (
    <div className="flex flex-col gap-8">
      {overview.storage?.isLow && (
        <ErrorBanner>
          <Trans>
            The server's disk is almost full: {spaceInWords(overview.storage)}. When it is full,
            bookings, messages and recordings are rejected. Free up space. No restart is needed.
          </Trans>
        </ErrorBanner>
      )}
      {slips.length === 0 ? (
        <EmptyState title={t`All done`} picture={<DeskBell />}>
          <Trans>
            Every request has a number, every message has been read, and all email was delivered.
          </Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`To do`} className="flex flex-col gap-3">
          {slips.map(({ path, count, text }) => (
            <li key={path}>
              <NavigationLink
                to={path}
                className="group flex items-center gap-5 rounded-md border border-l-4 border-line border-l-brass bg-card px-5 py-4 hover:bg-sunken"
              >
                <span className="headline tabular min-w-10 text-3xl">{count}</span>
                <span className="min-w-0 flex-1 font-medium">{text}</span>
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-pine" />
              </NavigationLink>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <Stat label={t`Calls in the last 24 hours`} value={overview.callsToday} />
        <Stat label={t`Accounts`} value={overview.accounts} />
        <Stat label={t`Suspended`} value={overview.suspended} />
      </div>
    </div>
  );
}
