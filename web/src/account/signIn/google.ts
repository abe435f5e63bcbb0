import type { SessionUser } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { emitAuth } from '../../session/bus.ts';
import { STORAGE_PREFIX } from '../../session/storage.ts';

const FAILED = t`Failed to sign in with Google`;
const POP_UP = t`Pop-up was blocked. Please allow pop-ups for this site.`;
const NETWORK = t`Network error. Please check your connection.`;
/** Where Google leads back to; an account that is not new is led on from there. */
const AFTER = '/select-plan';
const LEFT_FOR_GOOGLE = `${STORAGE_PREFIX}left-for-google`;

/** Said for what comes back in the address. Nothing of an address itself is ever shown. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['access_denied', t`You cancelled the Google sign-in. Nothing was changed.`],
  [
    'account_not_linked',
    t`There is already an account with this email address. Sign in with its password, or use "Forgot password?" once to confirm the address. After that, you can sign in with Google too.`,
  ],
  [
    'email_not_verified',
    t`This email address is not verified with Google. Verify it there, or sign up with a password.`,
  ],
  ['ACCOUNT_SUSPENDED', t`This account is suspended. Please contact us, and we will look into it.`],
  [
    'state_mismatch',
    t`This sign-in took too long or was started in another window. Please try again.`,
  ],
]);

/** What to show for a failed sign-in with Google, in the words of the catalogue. */
export function googleProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // fetch tells of a broken connection by this kind alone; its words differ between browsers.
  if (error instanceof TypeError || /network/i.test(message)) return NETWORK;
  if (/pop-?up/i.test(message)) return POP_UP;
  return message || FAILED;
}

/** What is wrong, from the address that Google's way back ended at; null when nothing is. */
export function googleProblemIn(search: string): string | null {
  const code = new URLSearchParams(search).get('error');
  if (code === null) return null;
  return TEXTS.get(code) ?? FAILED;
}

/**
 * Asks the server where at Google the sign-in goes on.
 * @param from the page to come back to when it fails
 * @throws Error with the server's text, TypeError where no answer came
 */
export async function beginGoogleSignIn(from: string): Promise<URL> {
  const response = await fetch('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', callbackURL: AFTER, errorCallbackURL: from }),
  });
  const answer = (await response.json().catch(() => null)) as {
    url?: unknown;
    message?: unknown;
  } | null;
  if (!response.ok || typeof answer?.url !== 'string') {
    throw new Error(typeof answer?.message === 'string' ? answer.message : FAILED);
  }
  window.sessionStorage.setItem(LEFT_FOR_GOOGLE, 'yes');
  return new URL(answer.url);
}

/** Tells the window of a sign-in that was finished at Google, once. */
export function tellOfGoogleSignIn(user: SessionUser): void {
  if (window.sessionStorage.getItem(LEFT_FOR_GOOGLE) === null) return;
  window.sessionStorage.removeItem(LEFT_FOR_GOOGLE);
  emitAuth('SIGNED_IN', user);
}
