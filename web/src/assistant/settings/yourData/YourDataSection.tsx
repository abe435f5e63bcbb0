import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ExportState } from './ExportState.tsx';

const LOOK_EVERY_MS = 2_000;

/** A ZIP of everything that the account holds: asked for, watched while it is made, downloaded. */
export function YourDataSection() {
  const cache = useQueryClient();
  const latest = useQuery({
    ...rpc.accountData.latestExport.queryOptions(),
    refetchInterval: ({ state }) => (isGoingOn(state.data?.state) ? LOOK_EVERY_MS : false),
  });
  const ask = useMutation(
    rpc.accountData.requestExport.mutationOptions({
      onSuccess: (made) => cache.setQueryData(rpc.accountData.latestExport.queryKey(), made),
      // Refused because another tab has asked: its progress is shown instead.
      onError: () => cache.invalidateQueries({ queryKey: rpc.accountData.latestExport.key() }),
    }),
  );
  const current = latest.data ?? null;
  return (
    <Card title={t`Your data`}>
      <p>
        <Trans>
          Download everything in one ZIP file: calls with transcripts and recordings, messages and
          notes, bookings and orders, your calendar, your assistant and its settings, your
          subscription and invoices. A README explains the contents.
        </Trans>
      </p>
      <div className="mt-5 flex flex-col items-start gap-5 border-t border-line pt-5">
        {latest.isPending && <Spinner label={t`Loading exports...`} className="text-muted" />}
        {latest.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void latest.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(latest.error, t`Your exports could not be loaded`)}
          </ErrorBanner>
        )}
        {current && <ExportState made={current} />}
        {ask.isError && (
          <ErrorBanner>{messageOf(ask.error, t`The export could not be started`)}</ErrorBanner>
        )}
        {latest.isSuccess && !isGoingOn(current?.state) && (
          <Button
            kind={current?.state === 'ready' ? 'secondary' : 'primary'}
            busy={ask.isPending}
            onClick={() => ask.mutate({})}
          >
            {current ? t`Create a new export` : t`Export all data`}
          </Button>
        )}
      </div>
    </Card>
  );
}

function isGoingOn(state: string | undefined): boolean {
  return state === 'waiting' || state === 'running';
}
