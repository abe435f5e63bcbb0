import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';

/** What can be booked at a location and what it takes, and the way to read it all again after a change. */
export function useSetup(locationId: string) {
  const cache = useQueryClient();
  const services = useQuery(rpc.services.list.queryOptions({ input: { locationId } }));
  const resources = useQuery(rpc.resources.list.queryOptions({ input: { locationId } }));
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
