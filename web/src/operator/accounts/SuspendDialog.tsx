import { type OperatorAccount, suspendInput } from '@belldesk/contract/product/operator';
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

interface SuspendDialogProps {
  /** Null while the dialog is closed. */
  readonly account: OperatorAccount | null;
  readonly onClose: () => void;
}

/** Asks for the reason before an account is closed. */
export function SuspendDialog({ account, onClose }: SuspendDialogProps) {
  return (
    <Dialog
      open={account !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Suspend ${account?.email ?? ''}?`}
    >
      {account && <SuspendForm account={account} onSuspended={onClose} />}
    </Dialog>
  );
}

function SuspendForm({
  account,
  onSuspended,
}: {
  account: OperatorAccount;
  onSuspended: () => void;
}) {
  const { act, busy, problem } = useAction();
  const form = useForm({
    resolver: zodResolver(suspendInput.pick({ reason: true })),
    defaultValues: { reason: '' },
  });
  const suspend = form.handleSubmit(async ({ reason }) => {
    const work = () => client.operator.suspend({ userId: account.id, reason });
    if (await act(account.id, work, t`Suspended`)) onSuspended();
  });
  return (
    <form onSubmit={(event) => void suspend(event)} noValidate className="mt-4 flex flex-col gap-5">
      <p>
        <Trans>
          The account is signed out everywhere and cannot sign in. Its numbers stop answering until
          you reopen it. Nothing is deleted.
        </Trans>
      </p>
      <Field
        label={t`Reason`}
        hint={t`Only operators see this. The owner is asked to contact us.`}
        error={form.formState.errors.reason?.message}
      >
        {(wiring) => <TextArea {...wiring} {...form.register('reason')} rows={3} />}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex justify-end">
        <Button kind="danger" type="submit" busy={busy !== null}>
          <Trans>Suspend</Trans>
        </Button>
      </div>
    </form>
  );
}
