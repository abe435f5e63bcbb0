import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';

interface SharedAddressProps {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onOff: () => void;
  readonly onRenew: () => void;
}

/** The link to hand on: to copy, to scan, to change, to switch off. */
export function SharedAddress({ address, isBusy, onOff, onRenew }: SharedAddressProps) {
  return (
    <div className="flex flex-wrap gap-6">
      <QrCode text={address} label={t`QR code for the link`} />
      <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-3">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="font-medium wrap-anywhere text-pine underline underline-offset-4 hover:text-pine-deep"
        >
          {address}
        </a>
        <CopyButton text={address} label={t`Copy link`} />
        <NewAddress key={address} isBusy={isBusy} onRenew={onRenew} />
        <Button kind="secondary" size="small" disabled={isBusy} onClick={onOff}>
          <Trans>Turn off link</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Asks first: whatever the old address was printed on or sent in leads nowhere afterwards. */
function NewAddress({ isBusy, onRenew }: Pick<SharedAddressProps, 'isBusy' | 'onRenew'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        disabled={isBusy}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        <Trans>New address</Trans>
      </Button>
      <div role="status" className="flex flex-col items-start gap-2 empty:hidden">
        {isAsking && (
          <>
            <p className="text-sm">
              <Trans>The old link and any printed QR codes stop working.</Trans>
            </p>
            <Button kind="danger" size="small" disabled={isBusy} onClick={onRenew}>
              <Trans>Create new link</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}
