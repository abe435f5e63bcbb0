import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useBusinessTimeZone } from '../../calls/list/useBusinessTimeZone.ts';
import { failureText } from '../entry/problems.ts';
import { FeedCard } from './FeedCard.tsx';
import { HoursCard } from './hours/HoursCard.tsx';
import { QuickStart } from './QuickStart.tsx';
import { ResourcesCard } from './ResourcesCard.tsx';
import { likelyCurrency } from './services/money.ts';
import { ServicesCard } from './services/ServicesCard.tsx';
import { useQuickStart } from './useQuickStart.ts';
import { useSetup } from './useSetup.ts';
import { TimeZoneCard } from './zone/TimeZoneCard.tsx';

/** The set-up of one location. */
export function LocationSetup({ location }: { location: Location }) {
  const locationId = location.id;
  const { services, resources, refresh } = useSetup(locationId);
  const hours = useQuery(rpc.bookings.hours.queryOptions({ input: { locationId } }));
  const zone = useQuery(rpc.bookings.timeZone.queryOptions({ input: { locationId } }));
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  const businessTimeZone = useBusinessTimeZone();
  const timeZone = location.timeZone ?? businessTimeZone;
  const quickStart = useQuickStart(locationId, refresh);
  const problem = services.error ?? resources.error ?? hours.error ?? zone.error;
  const isNew = services.data?.length === 0 && resources.data?.length === 0;
  const retry = () =>
    void Promise.all([services, resources, hours, zone].map((one) => one.refetch()));
  return (
    <div className="flex flex-col gap-6">
      {problem && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={retry}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {failureText(problem)}
        </ErrorBanner>
      )}
      {quickStart.isError && (
        <ErrorBanner>
          <Trans>
            Some items could not be set up. Add the missing ones below.{' '}
            {failureText(quickStart.error)}
          </Trans>
        </ErrorBanner>
      )}
      {(services.isPending || resources.isPending) && !problem && (
        <Spinner label={t`Loading booking settings...`} className="text-muted" />
      )}
      {isNew && !assistant.isPending && (
        <QuickStart
          description={assistant.data?.systemPrompt ?? ''}
          isBusy={quickStart.isPending}
          onStart={(suggestion, counts) =>
            quickStart.mutate({ suggestion, counts, currency: likelyCurrency(timeZone) })
          }
        />
      )}
      {services.data && resources.data && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <ServicesCard
            locationId={locationId}
            services={services.data}
            resources={resources.data}
            timeZone={timeZone}
            refresh={refresh}
          />
          <ResourcesCard locationId={locationId} resources={resources.data} refresh={refresh} />
        </div>
      )}
      {hours.data && <HoursCard hours={hours.data} />}
      {zone.data?.timeZone && (
        <TimeZoneCard
          locationId={locationId}
          opened={zone.data.timeZone}
          bookingsToCome={zone.data.bookingsToCome}
        />
      )}
      <FeedCard locationId={locationId} />
    </div>
  );
}
