import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../api/client.ts';
import { rpc } from '../../../api/queries.ts';
import { watchShared } from '../../../api/sharedWatch.ts';

/** Reads the inbox and its count again whenever anybody changes it, a caller or another window. */
export function useInboxWatch(isSignedIn: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.inbox-watch',
      signal: abort.signal,
      open: (signal) => client.inbox.watch(undefined, { signal }),
      onChange: () => void cache.invalidateQueries({ queryKey: rpc.inbox.key({ type: 'query' }) }),
    });
    return () => abort.abort();
  }, [isSignedIn, cache]);
}
