import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/Button.tsx';
import { TestPage } from './TestPage.tsx';

/** A checkout that was paid, or that a newer one has closed. */
export function TestClosedPage() {
  return (
    <TestPage title={t`This checkout is no longer available`}>
      <p className="mt-4 max-w-prose text-lg text-muted">
        <Trans>
          It was already paid, or you started another checkout on another device. You were not
          charged twice.
        </Trans>
      </p>
      <ButtonLink href="/my-assistant/subscription" className="mt-8">
        <Trans>View your subscription</Trans>
      </ButtonLink>
    </TestPage>
  );
}
