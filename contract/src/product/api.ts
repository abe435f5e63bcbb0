import { accountApi } from './api/account.ts';
import { accountDataApi } from './api/accountData.ts';
import { assistantsApi } from './api/assistants.ts';
import { billingApi } from './api/billing.ts';
import { blockedNumbersApi } from './api/blockedNumbers.ts';
import { bookingsApi } from './api/bookings.ts';
import { callsApi } from './api/calls.ts';
import { callTableApi } from './api/callTable.ts';
import { inboxApi } from './api/inbox.ts';
import { lexiconApi } from './api/lexicon.ts';
import { operatorApi } from './api/operator.ts';
import { recordingsApi } from './api/recordings.ts';
import { resourcesApi } from './api/resources.ts';
import { servicesApi } from './api/services.ts';
import { shareApi } from './api/share.ts';
import { siteApi } from './api/site.ts';
import { usageApi } from './api/usage.ts';

/** The product's API: RPC for the browser at /rpc, REST with OpenAPI at /api. A room for each noun in api/. */
export const api = {
  account: accountApi,
  accountData: accountDataApi,
  assistants: assistantsApi,
  billing: billingApi,
  blockedNumbers: blockedNumbersApi,
  bookings: bookingsApi,
  callTable: callTableApi,
  calls: callsApi,
  inbox: inboxApi,
  lexicon: lexiconApi,
  operator: operatorApi,
  recordings: recordingsApi,
  resources: resourcesApi,
  services: servicesApi,
  share: shareApi,
  site: siteApi,
  usage: usageApi,
};
