import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { rpc } from '../../api/queries.ts';
import { watchShared } from '../../api/sharedWatch.ts';

/** Reads calls and minutes again whenever a call starts or ends, as long as the page is open. */
export function useCallChanges(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.calls-watch',
      signal: abort.signal,
      open: (signal) => client.calls.watch(undefined, { signal }),
      onChange: () => {
        void cache.invalidateQueries({ queryKey: rpc.calls.key({ type: 'query' }) });
        void cache.invalidateQueries({ queryKey: rpc.usage.key() });
        void cache.invalidateQueries({ queryKey: rpc.assistants.firstSteps.key() });
      },
    });
    return () => abort.abort();
  }, [cache]);
}
