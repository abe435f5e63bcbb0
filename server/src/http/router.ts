import { api } from '@belldesk/contract/product/api';
import { implement } from '@orpc/server';
import type { Ctx } from '../context.ts';
import { authorise } from './authorise.ts';
import { accountRoutes } from './routes/account.ts';
import { accountDataRoutes } from './routes/accountData.ts';
import { apiKeysRoutes } from './routes/apiKeys.ts';
import { assistantsRoutes } from './routes/assistants.ts';
import { billingRoutes } from './routes/billing.ts';
import { blockedNumbersRoutes } from './routes/blockedNumbers.ts';
import { bookingsRoutes } from './routes/bookings.ts';
import { callsRoutes } from './routes/calls.ts';
import { callTableRoutes } from './routes/callTable.ts';
import { changesRoutes } from './routes/changes.ts';
import { customersRoutes } from './routes/customers.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { lexiconRoutes } from './routes/lexicon.ts';
import { linesRoutes } from './routes/lines.ts';
import { locationsRoutes } from './routes/locations.ts';
import { membersRoutes } from './routes/members.ts';
import { operatorRoutes } from './routes/operator.ts';
import { organisationsRoutes } from './routes/organisations.ts';
import { recordingsRoutes } from './routes/recordings.ts';
import { resourcesRoutes } from './routes/resources.ts';
import { servicesRoutes } from './routes/services.ts';
import { shareRoutes } from './routes/share.ts';
import { siteRoutes } from './routes/site.ts';
import { todayRoutes } from './routes/today.ts';
import { usageRoutes } from './routes/usage.ts';
import { webhookEndpointsRoutes } from './routes/webhookEndpoints.ts';

/** Every operation of the contract, led to its verb: a room for each noun in routes/. */
export const router = implement(api).$context<Ctx>().use(authorise).router({
  account: accountRoutes,
  accountData: accountDataRoutes,
  apiKeys: apiKeysRoutes,
  assistants: assistantsRoutes,
  billing: billingRoutes,
  blockedNumbers: blockedNumbersRoutes,
  bookings: bookingsRoutes,
  callTable: callTableRoutes,
  calls: callsRoutes,
  changes: changesRoutes,
  customers: customersRoutes,
  inbox: inboxRoutes,
  members: membersRoutes,
  locations: locationsRoutes,
  lines: linesRoutes,
  lexicon: lexiconRoutes,
  operator: operatorRoutes,
  organisations: organisationsRoutes,
  recordings: recordingsRoutes,
  resources: resourcesRoutes,
  services: servicesRoutes,
  share: shareRoutes,
  site: siteRoutes,
  today: todayRoutes,
  usage: usageRoutes,
  webhookEndpoints: webhookEndpointsRoutes,
});
