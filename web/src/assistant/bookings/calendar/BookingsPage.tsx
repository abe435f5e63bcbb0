import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarPlus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useMay } from '../../layout/useUser.ts';
import { LocationSelect } from '../../locations/LocationSelect.tsx';
import { AddDialog } from '../add/AddDialog.tsx';
import { EntryDialog } from '../entry/EntryDialog.tsx';
import { failureText } from '../entry/problems.ts';
import { zoneText } from '../setup/zone/zoneTexts.ts';
import { UndoBar } from '../undo/UndoBar.tsx';
import { useUndo } from '../undo/useUndo.ts';
import { DayView } from './DayView.tsx';
import { isOverBefore } from './dayItems.ts';
import { Legend } from './Legend.tsx';
import { ListView } from './ListView.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { rangeOf } from './range.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCalendar } from './useCalendar.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useNow } from './useNow.ts';
import { useOpened } from './useOpened.ts';
import { useShownLocation } from './useShownLocation.ts';
import type { Place, ViewProps } from './viewProps.ts';
import { WeekView } from './WeekView.tsx';

const route = getRouteApi('/my-assistant/bookings');

/** The calendar of the business: what callers booked, and what the owner wrote in. */
export function BookingsPage() {
  const search = route.useSearch();
  const maySetUp = useMay('change-settings');
  const isNarrow = useIsNarrow();
  const navigate = route.useNavigate();
  const locations = useShownLocation(search.location);
  const { chosen, timeZone, isOneClock } = locations;
  const now = useNow(timeZone);
  const [withCancelled, setWithCancelled] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const undo = useUndo();

  const view = search.view ?? (isNarrow ? 'day' : 'week');
  const date = search.date ?? now.day;
  const range = rangeOf(view, date);
  const { calendar, services, resources, ...read } = useCalendar(
    range,
    withCancelled,
    locations.locationId,
  );
  const opened = useOpened(calendar.data?.entries ?? [], undo.tell);
  const problem = read.problem ?? locations.error;
  const retry = () => {
    read.retry();
    void locations.refetch();
  };
  const isReady = calendar.data && services.data && resources.data && !locations.isPending;
  const isShown = ({ locationId }: { locationId: string }) => !chosen || locationId === chosen.id;
  const at = chosen ? { location: chosen.id } : {};
  const shown: ViewProps = {
    first: range.first,
    now,
    isOneClock,
    at,
    placeOf: locations.placeOf,
    entries: opened.entries,
    days: calendar.data?.days ?? [],
    resources: (resources.data ?? []).filter(isShown),
    onOpen: opened.open,
    onAdd: setPlace,
    onMove: opened.move,
  };

  return (
    <>
      <PageTitle
        subtitle={
          isOneClock
            ? t`Times are in ${zoneText(timeZone)}.`
            : t`Each booking shows its location's local time.`
        }
        actions={
          <>
            {maySetUp && (
              <Link
                to="/my-assistant/bookings/setup"
                search={at}
                className={buttonClasses({ kind: 'secondary' })}
              >
                <SlidersHorizontal aria-hidden="true" className="size-5" />
                <Trans>Set up</Trans>
              </Link>
            )}
            <Button
              onClick={() => setPlace({ day: date, minute: null, resourceId: null })}
              disabled={!isReady}
            >
              <CalendarPlus aria-hidden="true" className="size-5" />
              <Trans>Add a booking</Trans>
            </Button>
          </>
        }
      >
        {t`Bookings`}
      </PageTitle>
      <div className="flex flex-col gap-4">
        {maySetUp && isReady && !services.data.some(isShown) && <NotSetUp at={at} />}
        {locations.areSeveral && (
          <LocationSelect
            locations={locations.rows}
            withAll
            value={chosen?.id ?? ''}
            onChange={(location) =>
              void navigate({
                search: ({ location: _, ...kept }) => (location ? { ...kept, location } : kept),
                resetScroll: false,
              })
            }
          />
        )}
        <Toolbar
          at={at}
          view={view}
          date={date}
          today={now.day}
          range={range}
          isLoading={calendar.isFetching && !calendar.isPending}
        />
        {problem !== null && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={retry}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {calendar.data
              ? failureText(problem)
              : t`Your calendar could not be loaded. Your bookings are safe.`}
          </ErrorBanner>
        )}
        {!isReady && problem === null && (
          <Spinner label={t`Loading calendar...`} className="text-muted" />
        )}
        {isReady && (
          <>
            {view === 'day' && <DayView key={date} {...shown} />}
            {view === 'week' && <WeekView key={range.first} {...shown} />}
            {view === 'list' && <ListView {...shown} />}
            <Legend
              isEmpty={opened.entries.every((entry) => isOverBefore(entry, range.first))}
              unit={range.unit}
              withCancelled={withCancelled}
              onWithCancelled={setWithCancelled}
            />
          </>
        )}
      </div>
      {opened.opened && calendar.data && services.data && resources.data && (
        <EntryDialog
          key={opened.opened.entry.id}
          {...opened.opened}
          showsLocation={
            locations.areSeveral || locations.placeOf(opened.opened.entry) !== undefined
          }
          canText={calendar.data.canText}
          cannotTell={calendar.data.cannotTell}
          services={services.data}
          resources={resources.data}
          tell={undo.tell}
          onClose={opened.close}
        />
      )}
      {place && services.data && resources.data && (
        <AddDialog
          place={place}
          locations={locations.areSeveral ? locations.rows : []}
          chosen={chosen}
          services={services.data}
          resources={resources.data}
          tell={undo.tell}
          onClose={() => setPlace(null)}
        />
      )}
      <UndoBar {...undo} />
    </>
  );
}
