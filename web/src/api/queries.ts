import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { emitRedirect } from '../session/bus.ts';
import { client } from './client.ts';
import { statusOf } from './failure.ts';

/** Query and mutation options for every operation of the API, e.g. `rpc.calls.list.queryOptions(...)`. */
export const rpc = createTanstackQueryUtils(client);

const FRESH_MS = 10_000;
const UNAUTHORIZED = 401;

/**
 * One cache for the signed-in area. Only what failed on the way is asked again, once. A question
 * that the server answers with "not signed in" leads to /sign-in; a change shows the server's text
 * where it was made, so that nothing typed is lost.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (statusOf(error) === UNAUTHORIZED) emitRedirect('/sign-in', 'session-expired');
      },
    }),
    defaultOptions: {
      // Whether there is a network is not asked first: the server may be this very machine, and who presses
      // a button without one is to be told, not kept waiting.
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && statusOf(error) === null,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
