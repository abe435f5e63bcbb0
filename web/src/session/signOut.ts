import { t } from '@lingui/core/macro';
import { emitAuth } from './bus.ts';

/** The text of the catalogue for a sign-out that did not succeed. */
export const SIGN_OUT_FAILED = t`Failed to sign out`;

/** Ends the session on the server, then tells this window and the other tabs. Rejects with SIGN_OUT_FAILED. */
export async function signOut(): Promise<void> {
  try {
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (cause) {
    throw new Error(SIGN_OUT_FAILED, { cause });
  }
  emitAuth('SIGNED_OUT', null);
}
