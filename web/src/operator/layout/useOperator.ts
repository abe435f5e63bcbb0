import { useEffect, useState } from 'react';
import { emitRedirect, onAuth } from '../../session/bus.ts';
import { readSession, SESSION_FAILED } from '../../session/read.ts';

export type OperatorState =
  | { readonly kind: 'loading' | 'operator' | 'nobody' }
  | { readonly kind: 'failed'; readonly message: string };

/** Who stands at the console. The server shows the page to operators only; this one watches the session. */
export function useOperator(): OperatorState {
  const [state, setState] = useState<OperatorState>({ kind: 'loading' });
  useEffect(() => {
    readSession().then(
      (user) => {
        if (!user) emitRedirect('/sign-in', 'no-session');
        else setState({ kind: user.role === 'operator' ? 'operator' : 'nobody' });
      },
      () => setState({ kind: 'failed', message: SESSION_FAILED }),
    );
    return onAuth((event) => {
      if (event.name !== 'SIGNED_OUT') return;
      setState({ kind: 'loading' });
      emitRedirect('/', 'signed-out');
    });
  }, []);
  return state;
}
