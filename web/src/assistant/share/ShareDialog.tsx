import type { ShareSettings } from '@belldesk/contract/product/share';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SharedAddress } from './SharedAddress.tsx';
import { ShareLimits } from './ShareLimits.tsx';

const FAILED = t`The link could not be changed. Please try again.`;

/** The link by which anyone can talk to the assistant: its address, its code, and its limits. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const link = useQuery(rpc.share.link.queryOptions());
  const keep = {
    onSuccess: (next: NonNullable<typeof link.data>) =>
      cache.setQueryData(rpc.share.link.queryKey(), next),
  };
  const change = useMutation(rpc.share.change.mutationOptions(keep));
  const renew = useMutation(rpc.share.renew.mutationOptions(keep));
  const failure = change.error ?? renew.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Share your assistant`}
      description={t`Anyone with the link can talk to your assistant in a browser, without an account. These calls appear in your log and use minutes.`}
    >
      <div className="mt-6">
        {link.isPending && <Spinner label={t`Loading your link...`} className="text-muted" />}
        {link.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void link.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            <Trans>Your link could not be loaded.</Trans>
          </ErrorBanner>
        )}
        {failure && <ErrorBanner>{messageOf(failure, FAILED)}</ErrorBanner>}
        {link.data && !link.data.isOn && (
          <Button
            busy={change.isPending}
            onClick={() => change.mutate({ ...settingsOf(link.data), isOn: true })}
          >
            <Trans>Turn on link</Trans>
          </Button>
        )}
        {link.data?.isOn && link.data.path !== null && (
          <>
            <SharedAddress
              address={new URL(link.data.path, window.location.origin).href}
              isBusy={change.isPending || renew.isPending}
              onOff={() => change.mutate({ ...settingsOf(link.data), isOn: false })}
              onRenew={() => renew.mutate(undefined)}
            />
            <ShareLimits
              link={link.data}
              isSaving={change.isPending}
              onSave={(settings) => change.mutate(settings)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function settingsOf({ isOn, longestCallMinutes, callsADay }: ShareSettings): ShareSettings {
  return { isOn, longestCallMinutes, callsADay };
}
