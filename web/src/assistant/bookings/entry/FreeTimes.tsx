import { type Day, isDay } from '@belldesk/contract/time/days';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { minuteText, shortDayText } from '../calendar/texts.ts';
import { failureText, noFreeTimes } from './problems.ts';

interface FreeTimesProps {
  readonly serviceId: string;
  readonly partySize: number | null;
  readonly date: Day;
  /** Booking that is to be moved: what it holds counts as free. */
  readonly exceptId: string | null;
  readonly time: string;
  readonly onPick: (time: string) => void;
}

/** The times of a day at which a service is free. */
export function FreeTimes({ serviceId, partySize, date, exceptId, time, onPick }: FreeTimesProps) {
  const free = useQuery(
    rpc.bookings.free.queryOptions({
      input: { serviceId, partySize, date, exceptId },
      enabled: isDay(date),
    }),
  );
  if (!isDay(date)) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-muted">
        <Trans>Free on {shortDayText(date)}</Trans>
      </legend>
      {free.isPending && <Spinner label={t`Finding free times...`} className="text-muted" />}
      {free.isError && <p className="text-sm text-rose">{failureText(free.error)}</p>}
      {free.data?.times.length === 0 && (
        <p className="text-sm">{noFreeTimes[free.data.problem ?? 'taken']}</p>
      )}
      {free.data && free.data.times.length > 0 && (
        <div className="flex max-h-36 flex-wrap gap-1.5 overflow-y-auto p-0.5">
          {free.data.times.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === time}
              onClick={() => onPick(one)}
              className={classes(
                'tabular min-h-8 rounded-sm border px-2 text-sm',
                one === time
                  ? 'border-pine bg-pine text-on-pine'
                  : 'border-edge bg-card hover:border-pine hover:text-pine',
              )}
            >
              {minuteText(minuteOf(one))}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
