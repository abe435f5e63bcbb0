import type { SessionUser } from '@belldesk/contract/product/account';
import { useEffect, useState } from 'react';
import { emitRedirect, onAuth } from '../../session/bus.ts';
import { readSession, SESSION_FAILED } from '../../session/read.ts';

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'signed-in'; readonly user: SessionUser };

/** The session, with the guard of the signed-in area: who has none is led to /sign-in. */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>({ kind: 'loading' });
  useEffect(() => {
    readSession().then(
      (user) => {
        if (user) setState({ kind: 'signed-in', user });
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
