import type { SessionUser } from '@belldesk/contract/product/account';
import { onAuth } from './bus.ts';
import { readSession } from './read.ts';

export type SessionMark = 'signed-in' | 'signed-out' | 'error';

function mark(state: SessionMark): void {
  document.documentElement.dataset.session = state;
}

/**
 * Puts what is known of the session on the root element, where the style sheet shows one of the
 * account widget's states by it, and keeps it true. Resolves with the user, or null when there is
 * none or the check failed.
 */
export async function markSession(): Promise<SessionUser | null> {
  onAuth((event) => mark(event.user ? 'signed-in' : 'signed-out'));
  try {
    return await readSession();
  } catch {
    mark('error');
    return null;
  }
}
