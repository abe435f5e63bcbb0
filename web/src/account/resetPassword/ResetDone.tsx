import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { redirectAfterReset } from './afterReset.ts';

/** The password was changed: says so, and leads on. */
export function ResetDone() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The token is used up; nothing of it stays in the address.
    window.history.replaceState(null, '', window.location.pathname);
    heading.current?.focus();
    return redirectAfterReset();
  }, []);
  return (
    <div className="flex flex-col items-start gap-4 rounded-md border border-pine bg-pine-soft p-6">
      <h2 ref={heading} tabIndex={-1} className="headline text-2xl">
        <Trans>Password Reset Successfully!</Trans>
      </h2>
      <p>
        <Trans>You are now signed out on all devices.</Trans>
      </p>
      <ButtonLink href="/sign-in" size="large">
        <Trans>Go to Sign In</Trans>
      </ButtonLink>
    </div>
  );
}
