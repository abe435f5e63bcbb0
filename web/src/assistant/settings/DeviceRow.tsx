import type { SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { addressText, seenText, sinceText } from './seen.ts';

interface DeviceRowProps {
  readonly device: SignedInDevice;
  readonly nowMs: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const MOBILE = /iPhone|iPad|Android/;

export function DeviceRow({ device, nowMs, busy, onEnd }: DeviceRowProps) {
  const { name, address, signedInAt, seenAt, isThis } = device;
  const Icon = MOBILE.test(name) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {isThis && (
            <Badge tone="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="tabular mt-0.5 text-sm wrap-anywhere text-muted">
          {[
            isThis ? t`Active now` : seenText(seenAt, nowMs),
            sinceText(signedInAt),
            address && addressText(address),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isThis && (
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          onClick={onEnd}
          aria-label={t`Sign out ${name}`}
        >
          <Trans>Sign Out</Trans>
        </Button>
      )}
    </li>
  );
}
