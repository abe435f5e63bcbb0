import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SipAddress } from '../layout/SipAddress.tsx';
import { throwConfetti } from './confetti.ts';

/** The PUBLISH button, its dialog, and the address on which the assistant then answers. */
export function Publish({ assistant }: { assistant: Assistant }) {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const publishing = useMutation(
    rpc.assistants.publish.mutationOptions({
      onSuccess: (publication) => {
        cache.setQueryData(
          rpc.assistants.current.queryKey(),
          (now) => now && { ...now, publication },
        );
        setOpen(true);
        void throwConfetti();
      },
    }),
  );
  const address = assistant.publication?.sipUri;
  return (
    <>
      {publishing.error && (
        <ErrorBanner>
          {messageOf(publishing.error, t`Failed to publish your assistant. Please try again.`)}
        </ErrorBanner>
      )}
      <Button
        size="large"
        busy={publishing.isPending}
        onClick={() => publishing.mutate({ id: assistant.id })}
        className="w-full"
      >
        <Trans>PUBLISH</Trans>
      </Button>
      {address && <PublishedAddress address={address} />}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Congratulations!`}
        description={t`You have successfully published your assistant!`}
        actions={
          <Button onClick={() => setOpen(false)}>
            <Trans>Got it!</Trans>
          </Button>
        }
      >
        <p className="mt-3">
          <Trans>We will contact you shortly to assign your assistant to your number.</Trans>
        </p>
        {address && <PublishedAddress address={address} />}
      </Dialog>
    </>
  );
}

function PublishedAddress({ address }: { address: string }) {
  return (
    <div className="mt-5 rounded-md bg-sunken p-4">
      <p className="text-sm text-muted">
        <Trans>It is live. Call it from any SIP phone at</Trans>
      </p>
      <p className="mt-1">
        <SipAddress address={address} />
      </p>
      <div className="mt-3">
        <CopyButton text={address} label={t`Copy the published address`} />
      </div>
    </div>
  );
}
