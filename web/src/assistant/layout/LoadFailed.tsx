import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

/** Shown where a page of the area could not be fetched or broke. */
export function LoadFailed() {
  return (
    <ErrorBanner
      action={
        <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      <Trans>
        This page could not be loaded. Your connection may be down, or a newer version was
        installed. Everything you saved is safe.
      </Trans>
    </ErrorBanner>
  );
}
