import { emitRedirect } from '../../session/bus.ts';

const REDIRECT_AFTER_MS = 3_000;

/** Leads to the sign-in page once the success was read; the answer ends it. */
export function redirectAfterReset(): () => void {
  const timer = setTimeout(() => emitRedirect('/sign-in', 'password-reset'), REDIRECT_AFTER_MS);
  return () => clearTimeout(timer);
}
