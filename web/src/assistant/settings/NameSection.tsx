import { type AccountSettings, renameInput } from '@belldesk/contract/product/accountSettings';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './useSettingsChange.ts';

export function NameSection({ settings }: { settings: AccountSettings }) {
  const toast = useToast();
  const changed = useSettingsChange();
  const rename = useMutation(rpc.account.rename.mutationOptions());
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(renameInput),
    values: { fullName: settings.fullName },
  });
  const save = handleSubmit(async (form) => {
    try {
      await rename.mutateAsync(form);
    } catch {
      // Shown below; what was typed stays.
      return;
    }
    await changed();
    toast(t`Name saved.`);
  });
  return (
    <Card title={t`Name`}>
      <SettingsForm
        onSubmit={save}
        button={t`Save`}
        busy={rename.isPending}
        problem={rename.isError ? messageOf(rename.error, t`Your name could not be saved`) : null}
      >
        <Field
          label={t`Full name`}
          className="w-full max-w-md"
          error={formState.errors.fullName?.message}
        >
          {(wiring) => (
            <TextInput {...wiring} {...register('fullName')} autoComplete="name" required />
          )}
        </Field>
      </SettingsForm>
    </Card>
  );
}
