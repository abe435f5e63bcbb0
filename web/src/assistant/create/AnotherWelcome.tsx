import type { Country } from '@belldesk/contract/catalogue/countries';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rpc } from '../../api/queries.ts';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { WaitingLines } from '../lines/WaitingLines.tsx';
import { useLocations } from '../locations/useLocations.ts';
import { LocationQuestion } from './LocationQuestion.tsx';

const route = getRouteApi('/my-assistant/create');

interface AnotherWelcomeProps {
  /** @param country of the location that it is made for; null where nobody has said */
  readonly onStart: (country: Country | null) => void;
}

/** Before one more assistant is made: what it shares with the others, or that the plan has no room for it. */
export function AnotherWelcome({ onStart }: AnotherWelcomeProps) {
  const assistants = useQuery(rpc.assistants.list.queryOptions());
  const isFull = assistants.data?.canAdd === false;
  return (
    <>
      <PageTitle subtitle={t`Four short steps, then a test call.`}>
        {t`Add another assistant`}
      </PageTitle>
      {isFull ? (
        <Card className="border-brass">
          <p>
            <Trans>Your plan does not include another assistant.</Trans>
          </p>
          <Link to="/my-assistant/subscription" className={`${buttonClasses()} mt-4`}>
            <Trans>See Plans</Trans>
          </Link>
        </Card>
      ) : (
        <>
          <WaitingLines />
          <Start onStart={onStart} />
        </>
      )}
    </>
  );
}

function Start({ onStart }: AnotherWelcomeProps) {
  const { location: chosenId = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { rows, areSeveral, isPending, error, refetch } = useLocations();
  const [isMissing, setIsMissing] = useState(false);
  if (isPending) return <Spinner label={t`Loading...`} className="text-muted" />;
  if (error)
    return (
      <ErrorBanner
        action={
          <Button kind="secondary" size="small" onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Trans>Your locations could not be loaded</Trans>
      </ErrorBanner>
    );
  const location = areSeveral ? rows.find(({ id }) => id === chosenId) : rows[0];
  return (
    <>
      <p className="max-w-prose">
        <Trans>
          It has its own address, voice and instructions. It uses the calendar and opening hours of
          its location, and shares your inbox and minutes.
        </Trans>
      </p>
      {areSeveral && (
        <LocationQuestion
          locations={rows}
          value={location?.id ?? ''}
          isMissing={isMissing && !location}
          onChange={(id) =>
            void navigate({ search: { another: true, location: id }, replace: true })
          }
        />
      )}
      <Button
        size="large"
        className="mt-8"
        onClick={() => {
          if (location) onStart(location.country);
          else setIsMissing(true);
        }}
      >
        <Trans>Start Setup</Trans>
      </Button>
    </>
  );
}
