import { newPasswordProblem } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { StrengthMeter } from '../../password/StrengthMeter.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './useSettingsChange.ts';

const EMPTY = { current: '', next: '', again: '' };
const FIELDS = [
  ['current', t`Current password`, 'current-password'],
  ['next', t`New password`, 'new-password'],
  ['again', t`Confirm new password`, 'new-password'],
] as const;

/** Changes the password; every other device is signed out. */
export function ChangePasswordForm() {
  const toast = useToast();
  const changed = useSettingsChange();
  const change = useMutation(rpc.account.changePassword.mutationOptions());
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    change.reset();
    const problem =
      typed.current === ''
        ? t`Please enter your current password`
        : newPasswordProblem(typed.next, typed.again);
    setWrong(problem);
    if (problem !== null) return;
    try {
      await change.mutateAsync({ currentPassword: typed.current, newPassword: typed.next });
    } catch {
      // Shown below; what was typed stays.
      return;
    }
    setTyped(EMPTY);
    toast(t`Password changed. All other devices are signed out.`);
    await changed();
  };
  const refused = change.isError ? messageOf(change.error, t`Failed to update password`) : null;
  return (
    <SettingsForm
      onSubmit={save}
      button={t`Change Password`}
      busy={change.isPending}
      problem={wrong ?? refused}
    >
      {FIELDS.map(([name, label, autoComplete]) => (
        <div key={name} className="flex w-full max-w-md flex-col gap-4">
          <Field label={label}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="password"
                autoComplete={autoComplete}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                required
              />
            )}
          </Field>
          {name === 'next' && <StrengthMeter password={typed.next} />}
        </div>
      ))}
      <p className="-mt-1 text-sm text-muted">
        <Trans>This signs you out on all other devices.</Trans>
      </p>
    </SettingsForm>
  );
}
