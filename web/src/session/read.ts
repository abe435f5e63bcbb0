import type { SessionUser } from '@belldesk/contract/product/account';
import { emitAuth, onAuth } from './bus.ts';

/** The text of the catalogue for a session that could not be read. */
export const SESSION_FAILED = 'Failed to initialize authentication';

let known: Promise<SessionUser | null> | null = null;

/**
 * Who is signed in, asked once for each page load, in the plain RPC form so that public pages
 * need no client library for it. Rejects with SESSION_FAILED when the server does not answer.
 */
export function readSession(): Promise<SessionUser | null> {
  known ??= askServer().then((user) => {
    emitAuth('INITIAL_SESSION', user);
    return user;
  });
  return known;
}

/** Asks the server again, after a sign-in or sign-up. */
export function readSessionAgain(): Promise<SessionUser | null> {
  known = askServer();
  return known;
}

/** A sign-out, here or in another tab, is known without asking; the answer ends it. */
export function forgetSessionOnSignOut(): () => void {
  return onAuth((event) => {
    if (event.name === 'SIGNED_OUT') known = Promise.resolve(null);
  });
}

async function askServer(): Promise<SessionUser | null> {
  try {
    const response = await fetch('/rpc/account/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = (await response.json()) as { json: { user: SessionUser | null } };
    return answer.json.user;
  } catch (cause) {
    throw new Error(SESSION_FAILED, { cause });
  }
}
