import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';

/** What can be booked and what it takes, and the way to read it all again after a change. */
export function useSetup() {
  const cache = useQueryClient();
  const services = useQuery(rpc.services.list.queryOptions());
  const resources = useQuery(rpc.resources.list.queryOptions());
  return {
    services,
    resources,
    refresh: () =>
      Promise.all(
        [rpc.services.key(), rpc.resources.key(), rpc.bookings.key({ type: 'query' })].map(
          (queryKey) => cache.invalidateQueries({ queryKey }),
        ),
      ),
  };
}
