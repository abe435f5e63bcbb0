import type { Today } from '@belldesk/contract/product/today';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { PhoneCall } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { longDayText } from '../bookings/calendar/texts.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMay } from '../layout/useUser.ts';
import { useLocations } from '../locations/useLocations.ts';
import { CallsOfDay } from './CallsOfDay.tsx';
import { LineState } from './LineState.tsx';
import { NextBookings } from './NextBookings.tsx';
import { Waiting } from './Waiting.tsx';

const CallCard = lazy(() =>
  import('../call/CallCard.tsx').then(({ CallCard: card }) => ({ default: card })),
);

/** Changes are told of as they happen; the day itself and the state of the line turn by the clock. */
const LOOK_EVERY_MS = 60_000;

/** The day at the location of the assistant shown. Without one the page leads to making it, and staff to the calls. */
export function TodayPage() {
  const today = useQuery(rpc.today.read.queryOptions({ refetchInterval: LOOK_EVERY_MS }));
  const mayCreate = useMay('change-settings');
  // Straight to a page that this role may see: two redirects that meet never end.
  if (today.data === null)
    return <Navigate to={mayCreate ? '/my-assistant/create' : '/my-assistant/calls'} replace />;
  return (
    <>
      {today.data === undefined && <PageTitle>{t`Today`}</PageTitle>}
      {today.isPending && <Spinner label={t`Opening your day...`} className="text-muted" />}
      {today.isError && (
        <div className="mb-6">
          <ErrorBanner
            action={
              <Button
                kind="secondary"
                size="small"
                busy={today.isFetching}
                onClick={() => void today.refetch()}
              >
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(today.error, t`Today could not be loaded. Check your connection.`)}
          </ErrorBanner>
        </div>
      )}
      {today.data && <Day key={today.data.assistant.id} today={today.data} />}
    </>
  );
}

function Day({ today }: { today: Today }) {
  const mayTest = useMay('change-settings');
  const { areSeveral } = useLocations();
  const [isTesting, setTesting] = useState(false);
  const { date, timeZone, locationName, assistant, calls, bookings, waiting, line } = today;
  const day = longDayText(date);
  return (
    <>
      <PageTitle
        subtitle={areSeveral ? `${day} · ${locationName}` : day}
        actions={
          mayTest && (
            <Button
              kind={isTesting ? 'secondary' : 'primary'}
              aria-expanded={isTesting}
              onClick={() => setTesting(!isTesting)}
            >
              <PhoneCall aria-hidden="true" className="size-5" />
              {isTesting ? t`Close Test Call` : t`Test Call`}
            </Button>
          )
        }
      >
        {t`Today`}
      </PageTitle>
      <div className="flex flex-col gap-6">
        {isTesting && (
          <Suspense fallback={<Spinner label={t`Starting the call...`} className="text-muted" />}>
            <CallCard assistantId={assistant.assistantId} startsAtOnce />
          </Suspense>
        )}
        <Waiting waiting={waiting} line={line} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {calls && <CallsOfDay calls={calls} line={line} timeZone={timeZone} />}
          <div className="flex min-w-0 flex-col gap-6">
            {bookings && <NextBookings bookings={bookings} today={date} />}
            {line && <LineState line={line} timeZone={timeZone} />}
          </div>
        </div>
      </div>
    </>
  );
}
