import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { STORAGE_PREFIX } from '../../session/storage.ts';

const KEY = `${STORAGE_PREFIX}invitation`;
const CHANGED = 'belldesk:invitation';

/** An invitation whose link was opened in this tab, by somebody who is to sign in first. */
export interface PendingInvitation {
  readonly token: string;
  readonly email: string;
  readonly organisationName: string;
}

export function keepPending(invitation: PendingInvitation): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(invitation));
  window.dispatchEvent(new Event(CHANGED));
}

export function forgetPending(): void {
  window.sessionStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}

/** The one that waits in this tab, or null. */
export function readPending(): PendingInvitation | null {
  const kept = window.sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as PendingInvitation);
}

/** Where a sign-in leads: back to the invitation that it was for, else where it would without one. */
export function pathWithInvitation(otherwise: string): string {
  const pending = readPending();
  return pending ? `/invitation#${pending.token}` : otherwise;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

export function usePending(): PendingInvitation | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => window.sessionStorage.getItem(KEY),
    () => null,
  );
  return kept === null ? null : (JSON.parse(kept) as PendingInvitation);
}

/** Fills the address of the invitation into a form, whose field is fixed then. @returns whether it is */
export function useInvitedAddress(fill: (field: 'email', email: string) => void): boolean {
  const email = usePending()?.email ?? null;
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    if (email !== null) fillIn('email', email);
  }, [email]);
  return email !== null;
}
