import { SIGN_UP_MIN_PASSWORD_CHARACTERS, signUpForm } from '@belldesk/contract/product/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { StrengthMeter } from '../../password/StrengthMeter.tsx';
import { emitRedirect } from '../../session/bus.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { signUpWithPassword } from '../authRequests.ts';
import { pathWithInvitation, useInvitedAddress } from '../invitation/pending.ts';

/** Makes an account; what was typed before the form awoke is kept, so it sets no default values. */
export function SignUpForm() {
  const { register, handleSubmit, setError, setValue, formState, control } = useForm({
    resolver: zodResolver(signUpForm),
  });
  const isInvited = useInvitedAddress((name, email) => setValue(name, email));
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const password = useWatch({ control, name: 'password' });
  const busy = isSubmitting || isSubmitSuccessful;
  const submit = handleSubmit(async (form) => {
    try {
      await signUpWithPassword(form.fullName, form.email, form.password);
      emitRedirect(pathWithInvitation('/select-plan'), 'signed-up');
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : t`Failed to sign up` });
    }
  });
  const problem = errors.confirmPassword?.message ?? errors.root?.message;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <Field label={t`Full Name`} error={errors.fullName?.message}>
        {(wiring) => (
          <TextInput {...wiring} {...register('fullName')} autoComplete="name" required />
        )}
      </Field>
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
            autoComplete="new-password"
            placeholder={t`Create a password (min. ${SIGN_UP_MIN_PASSWORD_CHARACTERS} characters)`}
            required
          />
        )}
      </Field>
      <StrengthMeter password={password ?? ''} />
      <Field label={t`Confirm Password`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('confirmPassword')}
            aria-invalid={errors.confirmPassword ? true : undefined}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button type="submit" size="large" busy={busy}>
        {busy ? t`Creating account...` : t`Create Free Account`}
      </Button>
      <p className="-mt-2 text-center text-sm text-muted">
        <Trans>No credit card required</Trans>
      </p>
    </form>
  );
}
