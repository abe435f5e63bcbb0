import { type SessionUser, signInForm } from '@belldesk/contract/product/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { signInWithPassword } from '../authRequests.ts';
import { useInvitedAddress } from '../invitation/pending.ts';

interface SignInFormProps {
  /** Whether it takes another form's place, whose focus is lost with it. */
  readonly takesFocus: boolean;
  /** Gets the address that was typed so far. */
  readonly onForgot: (email: string) => void;
  /** The password was right, and a code is asked for as well. */
  readonly onSecondStep: () => void;
  readonly onDone: (user: SessionUser) => void;
}

/** Email and password; what was typed before the form awoke is kept, so it sets no default values. */
export function SignInForm({ takesFocus, onForgot, onSecondStep, onDone }: SignInFormProps) {
  const { register, handleSubmit, setError, setFocus, getValues, setValue, formState } = useForm({
    resolver: zodResolver(signInForm),
  });
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const isInvited = useInvitedAddress((name, email) => setValue(name, email));
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const busy = isSubmitting || isSubmitSuccessful;
  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const user = await signInWithPassword(email, password);
      if (user) onDone(user);
      else onSecondStep();
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : t`Failed to sign in` });
    }
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <Field label={t`Email`} error={errors.email?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('email')}
            type="email"
            autoComplete="email"
            readOnly={isInvited}
            required
          />
        )}
      </Field>
      <Field label={t`Password`} error={errors.password?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('password')}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => onForgot(getValues('email') ?? '')}
        className="-my-2 min-h-11 self-start font-semibold text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep"
      >
        <Trans>Forgot password?</Trans>
      </button>
      {errors.root?.message && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <Button type="submit" size="large" busy={busy}>
        {busy ? t`Signing in...` : t`Sign In`}
      </Button>
    </form>
  );
}
