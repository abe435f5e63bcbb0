import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { Spinner } from '../ui/Spinner.tsx';

/** Shown until it is known who is signed in. @param problem why it could not be found out */
export function BeforeShell({ label, problem }: { label: string; problem: string | null }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center p-6">
      {problem === null ? (
        <Spinner label={label} className="text-muted" />
      ) : (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {problem}
        </ErrorBanner>
      )}
    </main>
  );
}
