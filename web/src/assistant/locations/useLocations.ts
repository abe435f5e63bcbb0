import type { Location } from '@belldesk/contract/product/locations';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';

/** The locations of the business, oldest first; none while they are not known. */
export function useLocations() {
  const read = useQuery(rpc.locations.list.queryOptions());
  const rows: readonly Location[] = read.data?.rows ?? [];
  return {
    rows,
    /** With one alone nothing is asked or said of locations. */
    areSeveral: rows.length > 1,
    isPending: read.isPending,
    error: read.error,
    refetch: read.refetch,
  };
}
