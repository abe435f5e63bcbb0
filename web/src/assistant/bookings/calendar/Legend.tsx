import { bookingKind } from '@belldesk/contract/product/bookings';
import { Trans } from '@lingui/react/macro';
import { PhoneIncoming } from 'lucide-react';
import { kindNames } from '../entry/entryTexts.ts';
import { kindLooks } from '../entry/kindLook.ts';

interface LegendProps {
  readonly isEmpty: boolean;
  readonly unit: 'day' | 'week';
  readonly withCancelled: boolean;
  readonly onWithCancelled: (shown: boolean) => void;
}

/** What the marks mean, and whether what was cancelled is shown. */
export function Legend({ isEmpty, unit, withCancelled, onWithCancelled }: LegendProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
      {isEmpty && (
        <p role="status" className="w-full text-base text-ink">
          {unit === 'day' ? (
            <Trans>No bookings on this day. Bookings that callers make appear here.</Trans>
          ) : (
            <Trans>No bookings this week. Bookings that callers make appear here.</Trans>
          )}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {bookingKind.options.map((kind) => {
          const { icon: Icon, mark } = kindLooks[kind];
          return (
            <li key={kind} className="flex items-center gap-1.5">
              <Icon aria-hidden="true" className={`size-4 ${mark}`} />
              {kindNames[kind]}
            </li>
          );
        })}
        <li className="flex items-center gap-1.5">
          <PhoneIncoming aria-hidden="true" className="size-4" />
          <Trans>Booked by phone</Trans>
        </li>
      </ul>
      <label className="ml-auto flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={withCancelled}
          onChange={({ target }) => onWithCancelled(target.checked)}
          className="size-4 accent-pine"
        />
        <Trans>Show cancelled bookings</Trans>
      </label>
    </div>
  );
}
