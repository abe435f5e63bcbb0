import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { LocationSelect } from '../../locations/LocationSelect.tsx';
import { useLocations } from '../../locations/useLocations.ts';
import { failureText } from '../entry/problems.ts';
import { LocationSetup } from './LocationSetup.tsx';

const route = getRouteApi('/my-assistant/bookings/setup');

/** What can be booked, with what, and when; of the location that the address names, else of the oldest. */
export function SetupPage() {
  const { location: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const { rows, areSeveral, isPending, error, refetch } = useLocations();
  const shown = rows.find(({ id }) => id === asked) ?? rows[0];
  return (
    <>
      <Link
        to="/my-assistant/bookings"
        search={areSeveral && asked ? { location: asked } : {}}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Bookings</Trans>
      </Link>
      <PageTitle
        subtitle={t`Services, opening hours, and tables, rooms and staff.`}
      >{t`Set up bookings`}</PageTitle>
      {areSeveral && shown && (
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-5">
          <LocationSelect
            locations={rows}
            value={shown.id}
            onChange={(location) => void navigate({ search: { location } })}
          />
          <Link
            to="/my-assistant/locations"
            className="inline-flex min-h-11 items-center font-medium text-pine underline underline-offset-4"
          >
            <Trans>Name, address and country</Trans>
          </Link>
        </div>
      )}
      {isPending && <Spinner label={t`Loading booking settings...`} className="text-muted" />}
      {error && (
        <div className="mb-6">
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {failureText(error)}
          </ErrorBanner>
        </div>
      )}
      {shown && <LocationSetup key={shown.id} location={shown} />}
    </>
  );
}
