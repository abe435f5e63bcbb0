import { type AccountSettings, changeEmailInput } from '@belldesk/contract/product/accountSettings';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './useSettingsChange.ts';

/** The address, which is another only once a link that was mailed there is followed. */
export function EmailSection({ settings }: { settings: AccountSettings }) {
  const { email, emailConfirmed, pendingEmail, hasPassword } = settings;
  return (
    <Card
      title={t`Email address`}
      aside={
        <Badge tone={emailConfirmed ? 'good' : 'plain'}>
          {emailConfirmed ? t`Confirmed` : t`Not confirmed yet`}
        </Badge>
      }
    >
      <p className="font-medium wrap-anywhere">{email}</p>
      {pendingEmail !== null && (
        <p role="status" className="mt-3 rounded-md bg-sky-soft p-4 text-sky wrap-anywhere">
          <Trans>
            We sent a link to {pendingEmail}. Open it within an hour to switch to that address. No
            email? The address may already belong to another account.
          </Trans>
        </p>
      )}
      {hasPassword ? (
        <NewAddress />
      ) : (
        <p className="mt-3 text-muted">
          <Trans>
            To change your email address, set a password below first. It protects your account if
            someone else uses your browser.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function NewAddress() {
  const changed = useSettingsChange();
  const ask = useMutation(rpc.account.requestEmailChange.mutationOptions());
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(changeEmailInput),
  });
  const { errors } = formState;
  const send = handleSubmit(async (form) => {
    try {
      await ask.mutateAsync(form);
    } catch {
      // Shown below; what was typed stays.
      return;
    }
    reset({ email: '', currentPassword: '' });
    await changed();
  });
  return (
    <div className="mt-5 border-t border-line pt-5">
      <SettingsForm
        onSubmit={send}
        button={t`Send confirmation link`}
        busy={ask.isPending}
        problem={ask.isError ? messageOf(ask.error, t`The link could not be sent`) : null}
      >
        <Field label={t`New address`} className="w-full max-w-md" error={errors.email?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register('email')}
              type="email"
              autoComplete="email"
              required
            />
          )}
        </Field>
        <Field
          label={t`Current password`}
          className="w-full max-w-md"
          error={errors.currentPassword?.message}
        >
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
      </SettingsForm>
    </div>
  );
}
