import type { Location, LocationList } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMay } from '../layout/useUser.ts';
import { ConfirmDialog } from '../team/ConfirmDialog.tsx';
import { LocationCard } from './LocationCard.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import { goesWithText } from './locationTexts.ts';
import { PlansLink } from './PlansLink.tsx';

type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'remove'; readonly location: Location };

/** The places of the business, each with its own clock, hours, services and bookings. */
export function LocationsPage() {
  const read = useQuery(
    rpc.locations.list.queryOptions({ refetchOnWindowFocus: 'always', refetchInterval: 60_000 }),
  );
  const mayChange = useMay('change-settings');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PageTitle
        subtitle={t`Each location has its own time zone, opening hours, services and bookings.`}
        actions={
          mayChange &&
          read.data?.canAdd && (
            <Button onClick={() => setAsked({ kind: 'add' })}>
              <MapPinPlus aria-hidden="true" className="size-5" />
              <Trans>Add a location</Trans>
            </Button>
          )
        }
      >
        {t`Locations`}
      </PageTitle>
      <div className="flex max-w-3xl flex-col gap-6">
        {read.isPending && (
          <Card>
            <Spinner label={t`Loading your locations...`} className="text-muted" />
          </Card>
        )}
        {read.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void read.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(read.error, t`The locations could not be loaded`)}
          </ErrorBanner>
        )}
        {read.data && <Loaded read={read.data} mayChange={mayChange} onAsk={setAsked} />}
      </div>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface LoadedProps {
  readonly read: LocationList;
  readonly mayChange: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function Loaded({ read: { rows, canAdd }, mayChange, onAsk }: LoadedProps) {
  return (
    <>
      <ul className="flex flex-col gap-6">
        {rows.map((location) => (
          <LocationCard
            key={location.id}
            location={location}
            mayChange={mayChange}
            isOnly={rows.length === 1}
            onEdit={() => onAsk({ kind: 'change', location })}
            onRemove={() => onAsk({ kind: 'remove', location })}
          />
        ))}
      </ul>
      {mayChange && !canAdd && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-brass bg-brass-soft p-4 text-ink">
          <p>
            <Trans>Your plan does not include another location.</Trans>
          </p>
          <PlansLink />
        </div>
      )}
    </>
  );
}

/** What is asked before something is added, changed or removed. */
function Dialogs({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const cache = useQueryClient();
  const toast = useToast();
  const done = (text: string) => {
    toast(text);
    onClose();
    // Every page shows times, hours and names by it.
    void cache.invalidateQueries();
  };
  const remove = useMutation(rpc.locations.remove.mutationOptions());
  if (asked === null) return null;
  if (asked.kind !== 'remove')
    return (
      <LocationDialog
        location={asked.kind === 'change' ? asked.location : null}
        onSaved={({ name }) => done(asked.kind === 'add' ? t`${name} added.` : t`${name} saved.`)}
        onClose={onClose}
      />
    );
  const { location } = asked;
  return (
    <ConfirmDialog
      open
      onClose={() => {
        remove.reset();
        onClose();
      }}
      title={t`Remove ${location.name}?`}
      description={goesWithText(location)}
      button={t`Remove`}
      action={remove}
      failed={t`The location could not be removed`}
      onConfirm={() =>
        remove.mutate(
          { id: location.id },
          {
            onSuccess: () => {
              remove.reset();
              done(t`${location.name} removed.`);
            },
          },
        )
      }
    />
  );
}
