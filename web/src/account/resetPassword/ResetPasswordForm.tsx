import { newPasswordProblem, RESET_LINK_PROBLEM } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { StrengthMeter } from '../../password/StrengthMeter.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { TextLink } from '../AccountPage.tsx';
import { resetPassword } from '../authRequests.ts';
import { FORGOT_PASSWORD_PATH } from '../signIn/SignInPanel.tsx';
import { ResetDone } from './ResetDone.tsx';
import { useResetLink } from './useResetLink.ts';

/** A new password, typed twice, by the link of a mail. */
export function ResetPasswordForm() {
  const link = useResetLink();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<{ token: string; why: string } | null>(null);

  // What was typed before the form awoke counts.
  useEffect(() => setPassword(first.current?.value ?? ''), []);

  // Not what was said of another link.
  const refusal = refused?.token === link.token ? (refused?.why ?? null) : null;
  const problem = link.problem === RESET_LINK_PROBLEM ? link.problem : (refusal ?? link.problem);
  const isVoid = problem === RESET_LINK_PROBLEM;

  const submit = async () => {
    const typed = first.current?.value ?? '';
    const wrong = newPasswordProblem(typed, second.current?.value ?? '');
    setRefused(wrong === null ? null : { token: link.token, why: wrong });
    if (wrong !== null || isVoid) return;
    setBusy(true);
    try {
      await resetPassword(link.token, typed);
      setDone(true);
    } catch (error) {
      const why = error instanceof Error ? error.message : t`Failed to update password`;
      setRefused({ token: link.token, why });
    }
    setBusy(false);
  };
  if (done) return <ResetDone />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-5"
    >
      <Field label={t`New Password`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={first}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setPassword(event.target.value)}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <StrengthMeter password={password} />
      <Field label={t`Confirm Password`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={second}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      {isVoid && (
        <p>
          <TextLink href={FORGOT_PASSWORD_PATH}>{t`Request a new password reset link`}</TextLink>
        </p>
      )}
      <Button type="submit" size="large" busy={busy} disabled={isVoid}>
        {busy ? t`Updating...` : t`Reset Password`}
      </Button>
    </form>
  );
}
