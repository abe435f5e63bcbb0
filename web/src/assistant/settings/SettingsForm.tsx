import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface SettingsFormProps {
  readonly onSubmit: () => Promise<void>;
  readonly button: string;
  readonly busy: boolean;
  readonly problem?: string | null | undefined;
  readonly children: ReactNode;
}

/** Fields of the account with the one button that changes them. */
export function SettingsForm({ onSubmit, button, busy, problem, children }: SettingsFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="flex flex-col items-start gap-5"
    >
      {children}
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  );
}
