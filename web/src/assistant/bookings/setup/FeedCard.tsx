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
    <Card title={t`Show bookings in another calendar`}>
      <p className="-mt-2 max-w-prose text-muted">
        <Trans>
          Subscribe to this link in Google Calendar, Outlook or on your phone to see your bookings
          there. Anyone with the link can read your bookings.
        </Trans>
      </p>
      {feed.isPending && <Spinner label={t`Loading link...`} className="mt-4 text-muted" />}
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
            <CopyButton text={feed.data.url} label={t`Copy calendar link`} />
            <Button kind="quiet" size="small" onClick={() => setIsAsking(true)}>
              <Trans>Create new link</Trans>
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Create a new link?`}
        description={t`The old link stops working right away. Update it in every calendar that uses it.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsking(false)} disabled={renew.isPending}>
              <Trans>Keep current link</Trans>
            </Button>
            <Button onClick={() => renew.mutate({ locationId })} busy={renew.isPending}>
              <Trans>Create new link</Trans>
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
