import type { api } from '@belldesk/contract/product/api';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { tellOfRenewal } from '../session/read.ts';

export type ApiClient = ContractRouterClient<typeof api>;

/** The product's API by RPC on the site's own origin; the session cookie goes along. */
export const client: ApiClient = createORPCClient(
  new RPCLink({
    url: () => new URL('/rpc', window.location.origin),
    async fetch(request, init) {
      const response = await globalThis.fetch(request, init);
      void tellOfRenewal(response);
      return response;
    },
  }),
);
