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
          ? t`You sign in with your password and a code from your authenticator app. If you lose your phone, use a backup code.`
          : t`Sign in with your password and a code from your phone. A stolen password is not enough.`}
      </p>
      {!hasPassword && !isOn && (
        <p className="mt-3 text-muted">
          <Trans>
            This account has no password yet. If you sign in with Google, turn on two-factor sign-in
            in your Google account.
          </Trans>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isOn && hasPassword && (
          <Button onClick={() => setTask('turn-on')}>
            <Trans>Turn on</Trans>
          </Button>
        )}
        {isOn && (
          <>
            <Button kind="secondary" onClick={() => setTask('new-codes')}>
              <Trans>New backup codes</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setTask('turn-off')}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        )}
      </div>
      <TwoFactorDialog task={task} onClose={() => setTask(null)} onChanged={() => void changed()} />
    </Card>
  );
}
