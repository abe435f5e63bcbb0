import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { statusOf } from '../../api/failure.ts';
import { waitMs, watchChanges } from '../../api/watchChanges.ts';
import { emitEndedElsewhere } from '../../session/bus.ts';
import { readSessionAgain } from '../../session/read.ts';

const UNAUTHORIZED = 401;
const LOCK = 'belldesk.session-watch';

/**
 * Leads to the sign-in page as soon as this session is ended on another device. Of several tabs one watches and
 * tells the others: a browser opens few connections to one host.
 */
export function useSessionWatch(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const abort = new AbortController();
    // Browsers know locks only where the connection is safe; elsewhere each tab watches.
    const watching = 'locks' in navigator ? watchAlone(abort.signal) : watch(abort.signal);
    // Given up while another tab watches.
    watching.catch(() => {});
    return () => abort.abort();
  }, [isSignedIn]);
}

function watchAlone(signal: AbortSignal): Promise<void> {
  return navigator.locks.request(LOCK, { signal }, () => watch(signal));
}

function watch(signal: AbortSignal): Promise<void> {
  return watchChanges({
    signal,
    wait: waitMs,
    open: async (until) => {
      try {
        return await client.account.watch(undefined, { signal: until });
      } catch (error) {
        if (statusOf(error) === UNAUTHORIZED) emitEndedElsewhere();
        throw error;
      }
    },
    onChange: () => void lookAgain(),
  });
}

/** A session that was only exchanged for another, as with a new second factor, stands. */
async function lookAgain(): Promise<void> {
  const user = await readSessionAgain().catch(() => undefined);
  if (user === null) emitEndedElsewhere();
}
