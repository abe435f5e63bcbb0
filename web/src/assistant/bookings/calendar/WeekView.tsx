import { addDays } from '@belldesk/contract/time/days';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classes } from '../../../ui/classes.ts';
import { partsOn } from './dayItems.ts';
import { TimeGrid } from './grid/TimeGrid.tsx';
import { gridItems } from './gridItems.tsx';
import { drawnHours } from './hours.ts';
import { openOn, unshaded } from './openTimes.ts';
import { dayText, shortDayText, spanText } from './texts.ts';
import { countsOf, type ViewProps } from './viewProps.ts';

/** Seven days side by side. */
export function WeekView({
  first,
  now,
  isOneClock,
  at,
  placeOf,
  entries,
  days,
  resources,
  onOpen,
  onAdd,
  onMove,
}: ViewProps) {
  const counts = countsOf(resources);
  const week = Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((day) => ({
    day,
    parts: partsOn(entries, day),
    open: openOn(days, day),
    exception: days.find(({ date }) => date === day)?.exception ?? null,
  }));
  return (
    <TimeGrid
      label={t`Calendar of ${spanText(first, addDays(first, 6))}`}
      drawn={drawnHours(
        week.flatMap(({ open }) => open ?? []),
        week.flatMap(({ parts }) => parts),
      )}
      columns={week.map(({ day, parts, open, exception }) => ({
        key: day,
        heading: (
          <>
            <Link
              to="/my-assistant/bookings"
              search={{ ...at, view: 'day', date: day }}
              resetScroll={false}
              className={classes(
                'tabular inline-flex min-h-6 items-center whitespace-nowrap underline-offset-4 hover:underline',
                day === now.day && 'rounded-full bg-pine px-2 py-0.5 text-on-pine',
              )}
            >
              {shortDayText(day)}
              {day === now.day && (
                <span className="sr-only">
                  <Trans>, today</Trans>
                </span>
              )}
            </Link>
            {exception !== null && (
              <span className="block truncate text-sm font-normal text-muted" title={exception}>
                {exception}
              </span>
            )}
          </>
        ),
        addName: t`Add a booking on ${dayText(day)}`,
        open: unshaded(open),
        items: gridItems(parts, counts, placeOf),
        nowMinute: isOneClock && now.day === day ? now.minute : null,
        isSlim: true,
      }))}
      onOpen={onOpen}
      onAdd={(day, minute) => onAdd({ day, minute, resourceId: null })}
      onDrop={({ id, toKey, minute }) => {
        const entry = entries.find((one) => one.id === id);
        if (entry) onMove({ entry, day: toKey, minute, resourceId: null });
      }}
    />
  );
}
