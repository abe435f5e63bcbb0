import { accountApi } from './api/account.ts';
import { accountDataApi } from './api/accountData.ts';
import { apiKeysApi } from './api/apiKeys.ts';
import { assistantsApi } from './api/assistants.ts';
import { billingApi } from './api/billing.ts';
import { blockedNumbersApi } from './api/blockedNumbers.ts';
import { bookingsApi } from './api/bookings.ts';
import { callsApi } from './api/calls.ts';
import { callTableApi } from './api/callTable.ts';
import { changesApi } from './api/changes.ts';
import { customersApi } from './api/customers.ts';
import { inboxApi } from './api/inbox.ts';
import { lexiconApi } from './api/lexicon.ts';
import { linesApi } from './api/lines.ts';
import { locationsApi } from './api/locations.ts';
import { membersApi } from './api/members.ts';
import { operatorApi } from './api/operator.ts';
import { organisationsApi } from './api/organisations.ts';
import { recordingsApi } from './api/recordings.ts';
import { resourcesApi } from './api/resources.ts';
import { servicesApi } from './api/services.ts';
import { shareApi } from './api/share.ts';
import { siteApi } from './api/site.ts';
import { todayApi } from './api/today.ts';
import { usageApi } from './api/usage.ts';
import { webhookEndpointsApi } from './api/webhookEndpoints.ts';

/** The product's API: RPC for the browser at /rpc, REST with OpenAPI at /api. A room for each noun in api/. */
export const api = {
  account: accountApi,
  accountData: accountDataApi,
  apiKeys: apiKeysApi,
  assistants: assistantsApi,
  billing: billingApi,
  blockedNumbers: blockedNumbersApi,
  bookings: bookingsApi,
  callTable: callTableApi,
  calls: callsApi,
  changes: changesApi,
  customers: customersApi,
  inbox: inboxApi,
  members: membersApi,
  lines: linesApi,
  locations: locationsApi,
  lexicon: lexiconApi,
  operator: operatorApi,
  organisations: organisationsApi,
  recordings: recordingsApi,
  resources: resourcesApi,
  services: servicesApi,
  share: shareApi,
  site: siteApi,
  today: todayApi,
  usage: usageApi,
  webhookEndpoints: webhookEndpointsApi,
};
