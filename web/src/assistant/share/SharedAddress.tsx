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
      <QrCode text={address} label="QR code of the link" />
      <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-3">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="font-medium wrap-anywhere text-pine underline underline-offset-4 hover:text-pine-deep"
        >
          {address}
        </a>
        <CopyButton text={address} label="Copy the link" />
        <Button kind="secondary" size="small" disabled={isBusy} onClick={onRenew}>
          New address
        </Button>
        <p className="text-sm text-muted">After that the old address leads nowhere.</p>
        <Button kind="secondary" size="small" disabled={isBusy} onClick={onOff}>
          Switch off
        </Button>
      </div>
    </div>
  );
}
