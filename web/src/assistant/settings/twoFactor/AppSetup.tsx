import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { QrCode } from '../../share/QrCode.tsx';
import { confirmTwoFactor } from './requests.ts';

interface AppSetupProps {
  readonly uri: string;
  readonly onConfirmed: () => void;
}

/** The secret for the app, as a picture and as text, and the first code that proves it arrived. */
export function AppSetup({ uri, onConfirmed }: AppSetupProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const secret = new URL(uri).searchParams.get('secret') ?? '';

  const confirm = async () => {
    const code = input.current?.value.trim() ?? '';
    if (code === '') return setProblem(t`Please enter the code`);
    setBusy(true);
    setProblem(null);
    try {
      await confirmTwoFactor(code);
      onConfirmed();
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
        void confirm();
      }}
      className="mt-4 flex flex-col gap-5"
    >
      <p>
        <Trans>
          Open your authenticator app, add an account, and scan this code. Any app for time-based
          codes works.
        </Trans>
      </p>
      <div className="self-center">
        <QrCode text={uri} label={t`QR code for your authenticator app`} />
      </div>
      <div>
        <p className="text-sm text-muted">
          <Trans>Or type this secret into the app:</Trans>
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <code className="font-code font-medium wrap-anywhere">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} label={t`Copy secret`} />
        </div>
      </div>
      <Field label={t`Code from your app`}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="tabular max-w-48 text-lg tracking-widest"
            required
          />
        )}
      </Field>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button type="submit" busy={busy} className="self-end">
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
