import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { statusOf } from '../../api/failure.ts';
import { watchShared } from '../../api/sharedWatch.ts';
import { emitEndedElsewhere } from '../../session/bus.ts';
import { readSessionAgain } from '../../session/read.ts';

const UNAUTHORIZED = 401;

/** Leads to the sign-in page as soon as this session is ended on another device. */
export function useSessionWatch(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.session-watch',
      signal: abort.signal,
      open: async (signal) => {
        try {
          return await client.account.watch(undefined, { signal });
        } catch (error) {
          if (statusOf(error) === UNAUTHORIZED) emitEndedElsewhere();
          throw error;
        }
      },
      onChange: () => void lookAgain(),
    });
    return () => abort.abort();
  }, [isSignedIn]);
}

/** A session that was only exchanged for another, as with a new second factor, stands. */
async function lookAgain(): Promise<void> {
  const user = await readSessionAgain().catch(() => undefined);
  if (user === null) emitEndedElsewhere();
}
