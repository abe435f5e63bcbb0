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
        Password Reset Successfully!
      </h2>
      <p>All devices that were signed in to your account are signed out now.</p>
      <ButtonLink href="/sign-in" size="large">
        Go to Sign In
      </ButtonLink>
    </div>
  );
}
