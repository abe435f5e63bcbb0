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
  'turn-off': t`Turn two-factor sign-in off?`,
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
          lead={t`You need a phone with an authenticator app. First, your password:`}
          button={t`Continue`}
          onPassword={async (password) => setEnrolment(await beginTwoFactor(password))}
        />
      )}
      {!codes && task === 'new-codes' && (
        <PasswordStep
          lead={t`The codes you kept so far stop working.`}
          button={t`Make New Codes`}
          onPassword={async (password) => setCodes(await newBackupCodes(password))}
        />
      )}
      {task === 'turn-off' && (
        <PasswordStep
          lead={t`Your password alone will open your account again.`}
          button={t`Turn Off`}
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
