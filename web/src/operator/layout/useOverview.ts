import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

const LOOK_AGAIN_MS = 30_000;

/** What waits, looked up again every half minute while the window is seen. */
export function useOverview() {
  return useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: () => client.operator.overview(),
    refetchInterval: LOOK_AGAIN_MS,
  });
}
