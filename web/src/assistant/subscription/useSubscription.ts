import type { Subscription } from '@belldesk/contract/product/billing';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { rpc } from '../../api/queries.ts';
import { watchShared } from '../../api/sharedWatch.ts';

/** What the account has bought; read again whenever a payment or another window changes it. */
export function useSubscription(): UseQueryResult<Subscription> {
  const cache = useQueryClient();
  useEffect(() => {
    const abort = new AbortController();
    watchShared({
      name: 'belldesk.billing-watch',
      signal: abort.signal,
      open: (signal) => client.billing.watch(undefined, { signal }),
      onChange: () => {
        void cache.invalidateQueries({ queryKey: rpc.billing.key({ type: 'query' }) });
        void cache.invalidateQueries({ queryKey: rpc.usage.key() });
      },
    });
    return () => abort.abort();
  }, [cache]);
  return useQuery(rpc.billing.subscription.queryOptions());
}
