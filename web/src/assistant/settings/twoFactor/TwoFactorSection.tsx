import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useSettingsChange } from '../useSettingsChange.ts';
import { TwoFactorDialog, type TwoFactorTask } from './TwoFactorDialog.tsx';

/** The second step of a sign-in: on or off, and its backup codes. */
export function TwoFactorSection({ settings }: { settings: AccountSettings }) {
  const { hasPassword, twoFactor: isOn } = settings;
  const changed = useSettingsChange();
  const [task, setTask] = useState<TwoFactorTask | null>(null);
  return (
    <Card
      title={t`Two-factor sign-in`}
      aside={<Badge tone={isOn ? 'good' : 'plain'}>{isOn ? t`On` : t`Off`}</Badge>}
    >
      <p className="max-w-prose">
        {isOn
          ? t`After your password, a code from your authenticator app is asked for. Backup codes open your account when the phone is lost.`
          : t`A code from an app on your phone, after your password. Whoever learns the password alone stays outside.`}
      </p>
      {!hasPassword && !isOn && (
        <p className="mt-3 text-muted">
          <Trans>
            It belongs to a password, which this account does not have yet. With Google, turn it on
            in your Google account.
          </Trans>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isOn && hasPassword && (
          <Button onClick={() => setTask('turn-on')}>
            <Trans>Turn On</Trans>
          </Button>
        )}
        {isOn && (
          <>
            <Button kind="secondary" onClick={() => setTask('new-codes')}>
              <Trans>New Backup Codes</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setTask('turn-off')}>
              <Trans>Turn Off</Trans>
            </Button>
          </>
        )}
      </div>
      <TwoFactorDialog task={task} onClose={() => setTask(null)} onChanged={() => void changed()} />
    </Card>
  );
}
