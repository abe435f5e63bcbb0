import type { Subscription } from '@belldesk/contract/product/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { rpc } from '../../api/queries.ts';
import { isBought } from './planChange.ts';

const AGAIN_MS = 3_000;
const MOST_TIMES = 20;

/** What was bought, asked of the payment service itself until it knows: its own telling may be late. */
export function useConfirmation(): Subscription | undefined {
  const cache = useQueryClient();
  return useQuery({
    // Under no key of the API: what is told of payments reads all of those again, and this one brings it about.
    queryKey: ['checkout-confirmation'],
    queryFn: async () => {
      const subscription = await client.billing.confirm();
      cache.setQueryData(rpc.billing.subscription.queryKey(), subscription);
      void cache.invalidateQueries({ queryKey: rpc.billing.invoices.key() });
      void cache.invalidateQueries({ queryKey: rpc.usage.key() });
      return subscription;
    },
    refetchInterval: ({ state }) => {
      const isKnown = state.data !== undefined && isBought(state.data);
      const times = state.dataUpdateCount + state.errorUpdateCount;
      return isKnown || times >= MOST_TIMES ? false : AGAIN_MS;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }).data;
}
