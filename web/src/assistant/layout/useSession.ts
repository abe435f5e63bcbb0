import { useEffect, useState } from 'react';
import { emitRedirect, onAuth } from '../../session/bus.ts';
import { readMembership, SESSION_FAILED } from '../../session/read.ts';
import type { SignedIn } from './useUser.ts';

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'signed-in'; readonly session: SignedIn };

/** The session, with the guard of the signed-in area: who has none is led to /sign-in. */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>({ kind: 'loading' });
  useEffect(() => {
    readMembership().then(
      ({ user, organisation, organisations }) => {
        if (user && organisation)
          setState({ kind: 'signed-in', session: { user, organisation, organisations } });
        else emitRedirect('/sign-in', 'no-session');
      },
      () => setState({ kind: 'failed', message: SESSION_FAILED }),
    );
    return onAuth((event) => {
      if (event.name === 'SIGNED_OUT') setState({ kind: 'loading' });
    });
  }, []);
  return state;
}
