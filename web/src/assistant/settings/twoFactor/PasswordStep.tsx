import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface PasswordStepProps {
  readonly lead: string;
  readonly button: string;
  readonly kind?: ButtonKind;
  /** @throws Error with what to show */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Asks for the password before a key of the account is changed. */
export function PasswordStep({ lead, button, kind = 'primary', onPassword }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const password = input.current?.value ?? '';
    if (password === '') return setProblem(t`Please enter your current password`);
    setBusy(true);
    setProblem(null);
    try {
      await onPassword(password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
      input.current?.select();
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="mt-4 flex flex-col gap-5"
    >
      <p>{lead}</p>
      <Field label={t`Current password`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button type="submit" kind={kind} busy={busy} className="self-end">
        {button}
      </Button>
    </form>
  );
}
