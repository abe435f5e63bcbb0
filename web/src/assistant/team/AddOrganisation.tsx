import { organisationName } from '@belldesk/contract/product/members';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const form = z.strictObject({ name: organisationName });

interface AddOrganisationProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Another business of one's own, and the way into it. */
export function AddOrganisation({ open, onOpenChange }: AddOrganisationProps) {
  const add = useMutation(
    rpc.organisations.add.mutationOptions({
      onSuccess: () => window.location.assign('/my-assistant/create'),
    }),
  );
  const change = (isOpen: boolean) => {
    if (!isOpen) add.reset();
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Add a business`}
      description={t`It has its own assistant, calls, bookings, team and plan. It starts on Starter.`}
    >
      <NameForm
        busy={add.isPending || add.isSuccess}
        problem={add.isError ? messageOf(add.error, t`The business could not be added`) : null}
        onSave={(name) => add.mutate({ name })}
        onCancel={() => change(false)}
      />
    </Dialog>
  );
}

interface NameFormProps {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ busy, problem, onSave, onCancel }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(form) });
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ name }) => onSave(name))(event)}
    >
      <Field label={t`Business name`} error={formState.errors.name?.message}>
        {(wiring) => (
          <TextInput {...wiring} {...register('name')} autoComplete="organization" required />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onCancel} disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Add business</Trans>
        </Button>
      </div>
    </form>
  );
}
