import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { addDays } from '@belldesk/contract/time/days';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/Badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { kindNames, resourcesText, timesText, whatText } from '../entry/entryTexts.ts';
import { kindLooks } from '../entry/kindLook.ts';
import { partsOn } from './dayItems.ts';
import { longDayText } from './texts.ts';
import { countsOf, type ViewProps } from './viewProps.ts';

type ListProps = Pick<
  ViewProps,
  'first' | 'now' | 'placeOf' | 'entries' | 'days' | 'resources' | 'onOpen'
>;

/** The week as a list, day by day: all of the calendar for keyboard, screen reader and paper. */
export function ListView(props: ListProps) {
  const { first, now, placeOf, entries, days, resources, onOpen } = props;
  const counts = countsOf(resources);
  const week = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return (
    <ol className="divide-y divide-line rounded-md border border-line bg-card">
      {week.map((day) => {
        const parts = partsOn(entries, day);
        const open = days.find(({ date }) => date === day);
        return (
          <li
            key={day}
            className="grid gap-x-6 gap-y-2 p-4 sm:p-5 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="tabular font-semibold">{longDayText(day)}</h3>
              <p className="flex flex-wrap gap-2 text-sm text-muted">
                {day === now.day && (
                  <Badge tone="good">
                    <Trans>Today</Trans>
                  </Badge>
                )}
                {open?.exception && <span>{open.exception}</span>}
                {open?.ranges?.length === 0 && (
                  <span>
                    <Trans>Closed</Trans>
                  </span>
                )}
              </p>
            </div>
            {parts.length === 0 ? (
              <p className="text-muted">
                <Trans>No bookings</Trans>
              </p>
            ) : (
              <ul className="flex flex-col">
                {parts.map(({ entry, beginsHere }) => (
                  <Row
                    key={entry.id}
                    entry={entry}
                    beginsHere={beginsHere}
                    counts={counts}
                    place={placeOf(entry) ?? ''}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface RowProps {
  readonly entry: CalendarEntry;
  readonly beginsHere: boolean;
  readonly counts: ReadonlyMap<string, number>;
  /** Name of its location, where those of several are shown; else empty. */
  readonly place: string;
  readonly onOpen: (id: string) => void;
}

function Row({ entry, beginsHere, counts, place, onOpen }: RowProps) {
  const { icon: Icon, mark } = kindLooks[entry.kind];
  const isCancelled = entry.status === 'cancelled';
  const where = resourcesText(entry, counts);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(entry.id)}
        className="-mx-2 grid min-h-11 w-[calc(100%+1rem)] grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-md px-2 py-2 text-left hover:bg-sunken sm:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)]"
      >
        <Icon aria-hidden="true" className={classes('size-5 self-start translate-y-0.5', mark)} />
        <span className={classes('tabular', isCancelled && 'text-muted line-through')}>
          {beginsHere ? timesText(entry) : t`Continues`}
        </span>
        <span className="min-w-0 wrap-anywhere max-sm:col-start-2">
          <span className={classes('font-semibold', isCancelled && 'text-muted line-through')}>
            {entry.name}
          </span>
          <span className="block text-sm text-muted">
            {[kindNames[entry.kind], whatText(entry), where, place]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
          {isCancelled && (
            <Badge tone="bad">
              <Trans>Cancelled</Trans>
            </Badge>
          )}
        </span>
      </button>
    </li>
  );
}
