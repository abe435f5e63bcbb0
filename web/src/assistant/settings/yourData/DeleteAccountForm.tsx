import {
  type DeleteAccountInput,
  deleteAccountInput,
} from '@belldesk/contract/product/accountData';
import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { emitAuth } from '../../../session/bus.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { DeletionCode } from './DeletionCode.tsx';

interface DeleteAccountFormProps {
  readonly settings: AccountSettings;
  readonly onCancel: () => void;
}

/** The address typed, and the password or a mailed code: then the account is gone. */
export function DeleteAccountForm({ settings, onCancel }: DeleteAccountFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(deleteAccountInput),
  });
  const { errors } = formState;
  const remove = useMutation(
    rpc.accountData.deleteAccount.mutationOptions({
      // Every tab leaves the area, and what the browser kept of it is forgotten.
      onSuccess: () => emitAuth('SIGNED_OUT', null),
    }),
  );
  const submit = (form: DeleteAccountInput) => {
    if (form.email.toLowerCase() === settings.email.toLowerCase()) return remove.mutate(form);
    setError(
      'email',
      { message: t`This is not your account's email address` },
      { shouldFocus: true },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="mt-5 flex flex-col gap-5"
    >
      <p className="wrap-anywhere">
        <Trans>
          To confirm, type your account's email address: <strong>{settings.email}</strong>
        </Trans>
      </p>
      <Field label={t`Account email address`} error={errors.email?.message}>
        {(wiring) => (
          <TextInput {...wiring} {...register('email')} type="email" autoComplete="off" required />
        )}
      </Field>
      {settings.hasPassword ? (
        <Field label={t`Your password`} error={errors.currentPassword?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register('currentPassword')}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      ) : (
        <>
          <DeletionCode email={settings.email} />
          <Field label={t`Code from the email`} error={errors.code?.message}>
            {(wiring) => (
              <TextInput
                {...wiring}
                {...register('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                required
              />
            )}
          </Field>
        </>
      )}
      {remove.isError && (
        <ErrorBanner>{messageOf(remove.error, t`Your account could not be deleted`)}</ErrorBanner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onCancel} disabled={remove.isPending}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" kind="danger" busy={remove.isPending || remove.isSuccess}>
          <Trans>Delete permanently</Trans>
        </Button>
      </div>
    </form>
  );
}
