import { assignNumberInput, type NumberRequest } from '@belldesk/contract/product/operator';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useAction } from '../lists/useAction.ts';

interface AssignDialogProps {
  /** Null while the dialog is closed. */
  readonly request: NumberRequest | null;
  readonly onClose: () => void;
}

/** Gives an assistant its number. */
export function AssignDialog({ request, onClose }: AssignDialogProps) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`A number for ${request?.assistantName ?? ''}`}
    >
      {request && <AssignForm request={request} onAssigned={onClose} />}
    </Dialog>
  );
}

function AssignForm({ request, onAssigned }: { request: NumberRequest; onAssigned: () => void }) {
  const { act, busy, problem } = useAction();
  const form = useForm({
    resolver: zodResolver(assignNumberInput.pick({ number: true })),
    defaultValues: { number: '' },
  });
  const assign = form.handleSubmit(async ({ number }) => {
    const work = () => client.operator.assignNumber({ assistantRowId: request.id, number });
    if (await act(request.id, work, t`Number assigned. The owner is notified by email.`))
      onAssigned();
  });
  return (
    <form onSubmit={(event) => void assign(event)} noValidate className="mt-4 flex flex-col gap-5">
      <p>
        <Trans>
          The assistant answers on it right away, and {request.ownerEmail} is notified by email.
          Route the number's calls to this service in your SIP trunk.
        </Trans>
      </p>
      <Field
        label={t`Number or SIP address`}
        hint={t`With its country code, such as +44 20 7183 8750, or sip:golden-lamb`}
        error={form.formState.errors.number?.message}
      >
        {(wiring) => (
          <TextInput {...wiring} {...form.register('number')} autoComplete="off" type="text" />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex justify-end">
        <Button type="submit" busy={busy !== null}>
          <Trans>Assign</Trans>
        </Button>
      </div>
    </form>
  );
}
