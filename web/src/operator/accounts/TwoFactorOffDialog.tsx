import { type OperatorAccount, turnOffTwoFactorInput } from '@belldesk/contract/product/operator';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAction } from '../lists/useAction.ts';

interface TwoFactorOffDialogProps {
  /** Null while the dialog is closed. */
  readonly account: OperatorAccount | null;
  readonly onClose: () => void;
}

/** Has the operator make sure who asks before the second step of an account's sign-in is taken away. */
export function TwoFactorOffDialog({ account, onClose }: TwoFactorOffDialogProps) {
  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Turn off two-factor sign-in?`}
    >
      {account && <TwoFactorOffForm account={account} onClose={onClose} />}
    </Dialog>
  );
}

function TwoFactorOffForm({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const { act, busy, problem } = useAction();
  const form = useForm({
    resolver: zodResolver(turnOffTwoFactorInput.pick({ reason: true })),
    defaultValues: { reason: '' },
  });
  const turnOff = form.handleSubmit(async ({ reason }) => {
    const work = () => client.operator.turnOffTwoFactor({ userId: account.id, reason });
    if (
      await act(account.id, work, t`Two-factor sign-in turned off. The owner is notified by email.`)
    )
      onClose();
  });
  return (
    <form onSubmit={(event) => void turnOff(event)} noValidate className="mt-4 flex flex-col gap-5">
      <p>
        <Trans>
          <strong>First verify that the request comes from the owner.</strong> An email is not
          proof, because the mailbox may be compromised. Call the business instead.
        </Trans>
      </p>
      <p className="wrap-anywhere">
        <Trans>
          <strong>{account.email}</strong> can then sign in with the password alone. It is signed
          out everywhere, and the owner is notified by email.
        </Trans>
      </p>
      <Field
        label={t`How did you verify this?`}
        hint={t`Recorded in the audit log. Up to 200 characters.`}
        error={form.formState.errors.reason?.message}
      >
        {(wiring) => <TextArea {...wiring} {...form.register('reason')} rows={2} />}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={busy !== null}>
          <Trans>Turn Off</Trans>
        </Button>
      </div>
    </form>
  );
}
