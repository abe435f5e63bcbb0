import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReservationBook } from '../../../illustrations/ReservationBook.tsx';
import { buttonClasses } from '../../../ui/Button.tsx';
import type { LocationSearch } from '../../locations/locationSearch.ts';

/** Before services are set up: bookings work, but nothing keeps two from the same chair. */
export function NotSetUp({ at }: { at: LocationSearch }) {
  return (
    <section
      aria-label={t`Set up your calendar`}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-line border-l-4 border-l-brass bg-card p-5 sm:p-6"
    >
      <ReservationBook className="w-24 shrink-0 text-ink max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="headline text-xl">
          <Trans>Set up bookings in two minutes</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          <Trans>
            Your assistant already takes bookings within your opening hours. Add your tables, rooms
            or staff, and it offers only free slots and never double-books.
          </Trans>
        </p>
      </div>
      <Link to="/my-assistant/bookings/setup" search={at} className={buttonClasses()}>
        <Trans>Set up your calendar</Trans>
      </Link>
    </section>
  );
}
