import type { SessionUser } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type CodeKind, verifySecondStep } from './secondStep.ts';

interface SecondStepFormProps {
  readonly onDone: (user: SessionUser) => void;
  readonly onBack: () => void;
}

const TEXTS = {
  app: {
    lead: t`Open your authenticator app and enter the code it shows for Belldesk.`,
    label: t`Code from your app`,
    other: t`Use a backup code instead`,
  },
  backup: {
    lead: t`Enter one of your saved backup codes. Each works once.`,
    label: t`Backup code`,
    other: t`Use the code from your app`,
  },
} as const;

/** The code after the password; it takes the sign-in form's place. */
export function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CodeKind>('app');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // Of each kind anew.
  useEffect(() => {
    if (kind) input.current?.focus();
  }, [kind]);

  const submit = async () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed === '') return setProblem(t`Please enter the code`);
    setProblem(null);
    setBusy(true);
    try {
      onDone(await verifySecondStep(kind, typed));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
      input.current?.select();
    }
  };
  const { lead, label, other } = TEXTS[kind];
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
        <Trans>One more step</Trans>
      </h2>
      <p className="-mt-3 text-muted">{lead}</p>
      <Field label={label}>
        {(wiring) => (
          <TextInput
            {...wiring}
            key={kind}
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            maxLength={20}
            className="tabular text-lg tracking-widest"
            aria-invalid={problem ? true : undefined}
            required
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => {
          setProblem(null);
          setKind(kind === 'app' ? 'backup' : 'app');
        }}
        className="-my-2 min-h-11 self-start font-semibold text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep"
      >
        {other}
      </button>
      {kind === 'backup' && (
        <p className="text-muted">
          <Trans>
            Lost your phone and codes?{' '}
            <a
              href="/contact"
              className="font-semibold text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep"
            >
              Contact us
            </a>
          </Trans>
        </p>
      )}
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button type="submit" size="large" busy={busy}>
        {busy ? t`Signing in...` : t`Sign In`}
      </Button>
      <Button kind="quiet" onClick={onBack} className="-mt-2">
        <Trans>Back to sign in</Trans>
      </Button>
    </form>
  );
}
