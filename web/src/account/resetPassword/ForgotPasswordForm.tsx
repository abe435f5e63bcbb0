import { passwordResetRequest } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { requestPasswordReset } from '../authRequests.ts';
import { SuccessBanner } from '../signUp/SuccessBanner.tsx';

const SENT = t`Password reset link sent to your email address. Please check your inbox (and spam folder).`;

interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** Asks for a link by mail; it takes the sign-in form's place. */
export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => input.current?.focus(), []);

  const submit = async () => {
    setSent(false);
    const form = passwordResetRequest.safeParse({ email: input.current?.value });
    setProblem(form.error?.issues[0]?.message ?? null);
    if (!form.success) return;
    setBusy(true);
    try {
      await requestPasswordReset(form.data.email);
      setSent(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t`Failed to send password reset email`);
    }
    setBusy(false);
  };
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
      <h2 className="headline text-2xl">
        <Trans>Forgot your password?</Trans>
      </h2>
      <p className="-mt-3 text-muted">
        <Trans>
          Enter your account's email address, and we'll send you a link to choose a new password.
        </Trans>
      </p>
      <Field label={t`Email`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            aria-invalid={problem ? true : undefined}
            required
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      {sent && <SuccessBanner>{SENT}</SuccessBanner>}
      <Button type="submit" size="large" busy={busy}>
        {busy ? t`Sending...` : t`Send Reset Link`}
      </Button>
      <Button kind="quiet" onClick={onBack} className="-mt-2">
        <Trans>Back to sign in</Trans>
      </Button>
    </form>
  );
}
