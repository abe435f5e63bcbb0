import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../api/client.ts';
import { rpc } from '../../../api/queries.ts';
import { waitMs, watchChanges } from '../../../api/watchChanges.ts';

const NAME = 'belldesk.inbox-watch';

/**
 * Reads the inbox and its count again whenever anybody changes it, a caller or another window. Of several
 * tabs one watches and tells the others: a browser opens few connections to one host.
 */
export function useInboxWatch(isSignedIn: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const abort = new AbortController();
    const { signal } = abort;
    const tabs = new BroadcastChannel(NAME);
    const readAgain = () =>
      void cache.invalidateQueries({ queryKey: rpc.inbox.key({ type: 'query' }) });
    tabs.onmessage = readAgain;
    const watch = () =>
      watchChanges({
        signal,
        wait: waitMs,
        open: (until) => client.inbox.watch(undefined, { signal: until }),
        onChange: () => {
          readAgain();
          tabs.postMessage(null);
        },
      });
    // Browsers know locks only where the connection is safe; elsewhere each tab watches.
    const watching = 'locks' in navigator ? watchAlone(watch, readAgain, signal) : watch();
    // Given up while another tab watches.
    watching.catch(() => {});
    return () => {
      abort.abort();
      tabs.close();
    };
  }, [isSignedIn, cache]);
}

/** @param afterAnother the tab that watched until now has gone, some time ago perhaps */
async function watchAlone(
  watch: () => Promise<void>,
  afterAnother: () => void,
  signal: AbortSignal,
): Promise<void> {
  const isFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await watch();
    return lock !== null;
  });
  if (isFirst) return;
  await navigator.locks.request(NAME, { signal }, () => {
    afterAnother();
    return watch();
  });
}
