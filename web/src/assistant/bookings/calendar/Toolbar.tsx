import { type Day, isDay } from '@belldesk/contract/time/days';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { LocationSearch } from '../../locations/locationSearch.ts';
import type { CalendarView } from '../search.ts';
import type { Range } from './range.ts';

const VIEWS: readonly { value: CalendarView; label: string }[] = [
  { value: 'day', label: t`Day` },
  { value: 'week', label: t`Week` },
  { value: 'list', label: t`List` },
];

interface ToolbarProps {
  /** What the address says of the location; every step keeps it. */
  readonly at: LocationSearch;
  readonly view: CalendarView;
  readonly date: Day;
  readonly today: Day;
  readonly range: Range;
  readonly isLoading: boolean;
}

/** Where in the calendar one is and how to get elsewhere; every step is an address of its own. */
export function Toolbar({ at, view, date, today, range, isLoading }: ToolbarProps) {
  const navigate = useNavigate();
  const step = (to: Day, label: string, Icon: typeof ChevronLeft) => (
    <Link
      to="/my-assistant/bookings"
      search={{ ...at, view, date: to }}
      resetScroll={false}
      aria-label={label}
      className={buttonClasses({ kind: 'secondary', size: 'small' })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex gap-2">
        {step(
          range.previous,
          range.unit === 'day' ? t`Previous day` : t`Previous week`,
          ChevronLeft,
        )}
        <Link
          to="/my-assistant/bookings"
          search={{ ...at, view, date: today }}
          resetScroll={false}
          className={buttonClasses({ kind: 'secondary', size: 'small' })}
        >
          <Trans>Today</Trans>
        </Link>
        {step(range.next, range.unit === 'day' ? t`Next day` : t`Next week`, ChevronRight)}
      </div>
      <h2
        aria-live="polite"
        className="tabular text-lg font-semibold max-sm:order-first max-sm:w-full"
      >
        {range.title}
      </h2>
      {isLoading && <Spinner className="text-muted" />}
      <div className="flex flex-wrap items-center gap-3 sm:ml-auto">
        <div className="w-38">
          <TextInput
            type="date"
            aria-label={t`Go to a date`}
            value={date}
            onChange={({ target }) => {
              if (isDay(target.value))
                void navigate({
                  to: '/my-assistant/bookings',
                  search: { ...at, view, date: target.value },
                  resetScroll: false,
                });
            }}
            className="min-h-9 py-1 text-sm"
          />
        </div>
        <Segments
          label={t`View`}
          value={view}
          onChange={(next) =>
            void navigate({
              to: '/my-assistant/bookings',
              search: { ...at, view: next, date },
              resetScroll: false,
            })
          }
          options={VIEWS}
        />
      </div>
    </div>
  );
}
