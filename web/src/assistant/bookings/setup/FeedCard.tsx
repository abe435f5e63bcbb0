import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { failureText } from '../entry/problems.ts';

/** The address by which other calendars read the one of a location. */
export function FeedCard({ locationId }: { locationId: string }) {
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const feed = useQuery(rpc.bookings.feed.queryOptions({ input: { locationId } }));
  const renew = useMutation(
    rpc.bookings.renewFeed.mutationOptions({
      onSuccess: (renewed) => {
        cache.setQueryData(rpc.bookings.feed.queryKey({ input: { locationId } }), renewed);
        setIsAsking(false);
      },
    }),
  );
  return (
    <Card title={t`Your bookings in another calendar`}>
      <p className="-mt-2 max-w-prose text-muted">
        <Trans>
          Subscribe to this address in Google Calendar, Outlook or on your telephone; what is booked
          here appears there. Whoever has the address can read your bookings.
        </Trans>
      </p>
      {feed.isPending && <Spinner label={t`Loading the address...`} className="mt-4 text-muted" />}
      {feed.isError && (
        <div className="mt-4">
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void feed.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {failureText(feed.error)}
          </ErrorBanner>
        </div>
      )}
      {feed.data && (
        <>
          <p className="mt-4 rounded-md bg-sunken px-3 py-2 font-code text-sm wrap-anywhere">
            {feed.data.url}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <CopyButton text={feed.data.url} label={t`Copy the address of the calendar`} />
            <Button kind="quiet" size="small" onClick={() => setIsAsking(true)}>
              <Trans>Make a new address</Trans>
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Make a new address?`}
        description={t`The old one stops at once: calendars that subscribe to it see nothing new until they are given the new one.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsking(false)} disabled={renew.isPending}>
              <Trans>Keep the old one</Trans>
            </Button>
            <Button onClick={() => renew.mutate({ locationId })} busy={renew.isPending}>
              <Trans>Make a new address</Trans>
            </Button>
          </>
        }
      >
        {renew.isError && (
          <div className="mt-4">
            <ErrorBanner>{failureText(renew.error)}</ErrorBanner>
          </div>
        )}
      </Dialog>
    </Card>
  );
}
