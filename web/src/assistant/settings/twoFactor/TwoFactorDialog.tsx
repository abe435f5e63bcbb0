import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AppSetup } from './AppSetup.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { beginTwoFactor, type Enrolment, endTwoFactor, newBackupCodes } from './requests.ts';

export type TwoFactorTask = 'turn-on' | 'turn-off' | 'new-codes';

interface TwoFactorDialogProps {
  readonly task: TwoFactorTask | null;
  readonly onClose: () => void;
  /** The account's second factor is another now. */
  readonly onChanged: () => void;
}

const TITLES: Readonly<Record<TwoFactorTask, string>> = {
  'turn-on': t`Two-factor sign-in`,
  'turn-off': t`Turn off two-factor sign-in?`,
  'new-codes': t`New backup codes`,
};

/** One change of the second factor from the password to its end. */
export function TwoFactorDialog({ task, onClose, onChanged }: TwoFactorDialogProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setEnrolment(null);
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      open={task !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      holdsOn={codes !== null}
      title={codes ? t`Your backup codes` : TITLES[task ?? 'turn-on']}
    >
      {codes && <BackupCodes codes={codes} onKept={close} />}
      {!codes && enrolment && (
        <AppSetup
          uri={enrolment.uri}
          onConfirmed={() => {
            setCodes(enrolment.backupCodes);
            onChanged();
          }}
        />
      )}
      {!codes && !enrolment && task === 'turn-on' && (
        <PasswordStep
          lead={t`You need a phone with an authenticator app. Enter your password to start.`}
          button={t`Continue`}
          onPassword={async (password) => setEnrolment(await beginTwoFactor(password))}
        />
      )}
      {!codes && task === 'new-codes' && (
        <PasswordStep
          lead={t`Your current codes stop working.`}
          button={t`Create new codes`}
          onPassword={async (password) => setCodes(await newBackupCodes(password))}
        />
      )}
      {task === 'turn-off' && (
        <PasswordStep
          lead={t`You will sign in with your password alone.`}
          button={t`Turn off`}
          kind="danger"
          onPassword={async (password) => {
            await endTwoFactor(password);
            onChanged();
            close();
          }}
        />
      )}
    </Dialog>
  );
}
