import { Trans } from '@lingui/react/macro';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { TryAgain } from './TryAgain.tsx';

/** Shown where a page of the console could not be fetched or broke. */
export function LoadFailed() {
  return (
    <ErrorBanner action={<TryAgain onClick={() => window.location.reload()} />}>
      <Trans>
        This page could not be loaded. Your connection may be down, or a newer version was
        installed.
      </Trans>
    </ErrorBanner>
  );
}
