import {
  type ApiKeyScope,
  apiKeyScope,
  createApiKeyInput,
} from '@belldesk/contract/product/apiKeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface CreateKeyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
}

const SCOPES: Readonly<Record<ApiKeyScope, string>> = {
  read: t`Read`,
  write: t`Read and write`,
};
const OPTIONS = apiKeyScope.options.map((value) => ({ value, label: SCOPES[value] }));

/** Asks what a key is for and what it may do, and makes it. */
export function CreateKeyDialog({ open, onClose, onCreated }: CreateKeyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Create API key`}>
      <CreateKeyForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function CreateKeyForm({ onClose, onCreated }: Omit<CreateKeyDialogProps, 'open'>) {
  const cache = useQueryClient();
  const create = useMutation(rpc.apiKeys.create.mutationOptions());
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createApiKeyInput),
    defaultValues: { name: '', scope: 'read' as ApiKeyScope },
  });
  const save = handleSubmit(async (form) => {
    try {
      const { secret } = await create.mutateAsync(form);
      onClose();
      onCreated(secret);
    } catch {
      // Shown below; what was typed stays.
      return;
    }
    await cache.invalidateQueries({ queryKey: rpc.apiKeys.key() });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mt-4 flex flex-col gap-5"
    >
      <Field
        label={t`Name`}
        hint={t`The program that will use it, such as Website or POS.`}
        error={formState.errors.name?.message}
      >
        {(wiring) => <TextInput {...wiring} {...register('name')} autoComplete="off" required />}
      </Field>
      <Field
        label={t`Permissions`}
        hint={t`Keys cannot access team members, payments or other keys.`}
      >
        {(wiring) => <Select {...wiring} {...register('scope')} options={OPTIONS} />}
      </Field>
      {create.isError && (
        <ErrorBanner>{messageOf(create.error, t`The key could not be created.`)}</ErrorBanner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose} disabled={create.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={create.isPending}>
          <Trans>Create</Trans>
        </Button>
      </div>
    </form>
  );
}
