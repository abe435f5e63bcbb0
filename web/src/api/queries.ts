import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import { statusOf } from './failure.ts';

/** Query and mutation options for every operation of the API, e.g. `rpc.calls.list.queryOptions(...)`. */
export const rpc = createTanstackQueryUtils(client);

const FRESH_MS = 10_000;

/** One cache for the signed-in area. Only what failed on the way is asked again, once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && statusOf(error) === null,
      },
      mutations: { retry: false },
    },
  });
}
