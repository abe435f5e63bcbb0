import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { TODAY_AHEAD_DAYS } from '@belldesk/contract/product/today';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { minuteText, shortDayText } from '../bookings/calendar/texts.ts';
import { whatText } from '../bookings/entry/entryTexts.ts';

interface NextBookingsProps {
  readonly bookings: readonly CalendarEntry[];
  readonly today: string;
}

/** What is booked next. */
export function NextBookings({ bookings, today }: NextBookingsProps) {
  return (
    <Card
      title={t`Next bookings`}
      aside={
        <Link
          to="/my-assistant/bookings"
          className="inline-flex min-h-9 items-center font-medium text-pine underline-offset-4 hover:underline"
        >
          <Trans>Open calendar</Trans>
        </Link>
      }
    >
      {bookings.length === 0 ? (
        <p className="text-muted">
          {plural(TODAY_AHEAD_DAYS, {
            one: 'Nothing is booked for the next day.',
            other: 'Nothing is booked for the next # days.',
          })}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {bookings.map((entry) => (
            <li
              key={entry.id}
              className="relative -mx-2 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 px-2 py-3 first:pt-1 hover:bg-sunken has-focus-visible:bg-sunken"
            >
              <p className="tabular">
                <span className="block font-semibold">{minuteText(minuteOf(entry.time))}</span>
                <span className="block text-sm text-muted">
                  {entry.date === today ? t`Today` : shortDayText(entry.date)}
                </span>
              </p>
              <div className="min-w-0">
                <Link
                  to="/my-assistant/bookings"
                  search={{ view: 'day', date: entry.date }}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  {entry.name}
                </Link>
                <p className="text-sm wrap-anywhere text-muted">{whatText(entry)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
