import type { SessionUser } from '@belldesk/contract/product/account';

export type AuthEventName =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export interface AuthEvent {
  readonly name: AuthEventName;
  readonly user: SessionUser | null;
  /** With SIGNED_OUT: by somebody else, on another device. */
  readonly endedElsewhere?: true;
}

export interface RedirectRequest {
  readonly path: string;
  readonly reason: string;
}

const AUTH_EVENT = 'belldesk:auth';
const REDIRECT_EVENT = 'belldesk:auth-redirect';

/** Tells the whole window of a change to the session. */
export function emitAuth(name: AuthEventName, user: SessionUser | null): void {
  window.dispatchEvent(new CustomEvent<AuthEvent>(AUTH_EVENT, { detail: { name, user } }));
}

/** Tells the whole window that its session was ended on another device. */
export function emitEndedElsewhere(): void {
  const detail: AuthEvent = { name: 'SIGNED_OUT', user: null, endedElsewhere: true };
  window.dispatchEvent(new CustomEvent<AuthEvent>(AUTH_EVENT, { detail }));
}

/** Asks whoever steers this window to go to `path`. */
export function emitRedirect(path: string, reason: string): void {
  window.dispatchEvent(
    new CustomEvent<RedirectRequest>(REDIRECT_EVENT, { detail: { path, reason } }),
  );
}

/** Listens for session changes; the answer ends it. */
export function onAuth(listener: (event: AuthEvent) => void): () => void {
  return listen<AuthEvent>(AUTH_EVENT, listener);
}

/** Listens for requests to go elsewhere; the answer ends it. */
export function onRedirect(listener: (request: RedirectRequest) => void): () => void {
  return listen<RedirectRequest>(REDIRECT_EVENT, listener);
}

function listen<T>(type: string, listener: (detail: T) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as T);
  };
  window.addEventListener(type, heard);
  return () => window.removeEventListener(type, heard);
}
