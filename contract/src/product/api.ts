import { accountApi } from './api/account.ts';
import { assistantsApi } from './api/assistants.ts';
import { callsApi } from './api/calls.ts';
import { siteApi } from './api/site.ts';
import { usageApi } from './api/usage.ts';

/** The product's API: RPC for the browser at /rpc, REST with OpenAPI at /api. A room for each noun in api/. */
export const api = {
  account: accountApi,
  assistants: assistantsApi,
  calls: callsApi,
  site: siteApi,
  usage: usageApi,
};
