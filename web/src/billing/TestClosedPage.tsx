import { ButtonLink } from '../ui/Button.tsx';
import { TestPage } from './TestPage.tsx';

/** A checkout that was paid, or that a newer one has closed. */
export function TestClosedPage() {
  return (
    <TestPage title="This checkout is closed">
      <p className="mt-4 max-w-prose text-lg text-muted">
        It was paid already, or you began another one since, perhaps on another device. You were not
        charged twice.
      </p>
      <ButtonLink href="/my-assistant/subscription" className="mt-8">
        See your subscription
      </ButtonLink>
    </TestPage>
  );
}
