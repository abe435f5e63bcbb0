import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { rpc } from '../../api/queries.ts';
import { watchShared } from '../../api/sharedWatch.ts';

/** Reads the calendar again whenever anybody changes it, a caller or another window. */
export function useDiaryChanges(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.bookings-watch',
      signal: abort.signal,
      open: (signal) => client.bookings.watch(undefined, { signal }),
      onChange: () => {
        void cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
      },
    });
    return () => abort.abort();
  }, [cache]);
}
