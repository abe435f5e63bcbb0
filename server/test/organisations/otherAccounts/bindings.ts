import type { Permission } from '@belldesk/contract/product/roles';
import type { TenantFixture } from './tenantFixture.ts';

type PathIn = (home: TenantFixture) => string;

/** How a route keeps what is somebody's from everybody else. */
export type Binding =
  /** Shows nothing of any account. */
  | { readonly is: 'for everyone' }
  /** Leads to the operations of the contract, or to better-auth: otherAccounts.test.ts, accounts.test.ts. */
  | { readonly is: 'a door' }
  /** For operators: operator.test.ts. */
  | { readonly is: "the operators'" }
  /** For the machine that knows a secret. */
  | { readonly is: "a machine's" }
  /** For whoever has its address. */
  | { readonly is: 'secret'; readonly path: PathIn }
  /** Shows or changes what belongs to whoever asks, and names nothing. */
  | { readonly is: 'own'; readonly asks: Permission; readonly path: string }
  /** Names what belongs to a business. */
  | { readonly is: 'named'; readonly asks: Permission; readonly path: PathIn }
  /** The same, and needs more than a tenantFixture has; this test holds it to it. */
  | { readonly is: 'named'; readonly test: string };

const forEveryone: Binding = { is: 'for everyone' };
const aDoor: Binding = { is: 'a door' };
const theOperators: Binding = { is: "the operators'" };
const aMachines: Binding = { is: "a machine's" };
/** @param asks what the role of a member must permit */
const own = (asks: Permission, path: string): Binding => ({ is: 'own', asks, path });
const named = (asks: Permission, path: PathIn): Binding => ({ is: 'named', asks, path });

/** Every route beside the contract's operations. */
export const bindings: Readonly<Record<string, Binding>> = {
  'GET /healthz': forEveryone,
  'GET /readyz': forEveryone,
  // From this machine itself only; counts, and no names.
  'GET /metrics': forEveryone,
  // In development only.
  'GET /dev/mailbox': forEveryone,
  'GET /api/openapi.json': forEveryone,
  'GET /api/voices/:id/sample': forEveryone,
  'GET /billing-templates/*': forEveryone,
  'GET /newsletter/confirm': forEveryone,
  'POST /newsletter/confirm': forEveryone,
  'GET /newsletter/unsubscribe': forEveryone,
  'POST /newsletter/unsubscribe': forEveryone,
  'POST /forms/contact': forEveryone,
  'POST /forms/demo': forEveryone,
  'POST /forms/lead': forEveryone,
  'POST /forms/newsletter': forEveryone,
  'GET /blog': forEveryone,
  'GET /forms/*': forEveryone,
  'GET /*': forEveryone,

  'GET|POST /api/auth/*': aDoor,
  'ALL /api/*': aDoor,
  'GET|POST /rpc/*': aDoor,

  'GET /operator': theOperators,
  'GET /operator/*': theOperators,
  'GET /operator.html': theOperators,
  'GET /operator/confirm': theOperators,

  'POST /webhooks/voice': aMachines,
  'POST /webhooks/sample': aMachines,
  'POST /webhooks/stripe': aMachines,

  'GET /calendar/:file': { is: 'secret', path: ({ ids }) => `/calendar/${ids.feed}.ics` },

  'GET /api/calls.csv': own('see-calls', '/api/calls.csv?scope=all'),
  'GET /billing/test': own('change-billing', '/billing/test'),
  'POST /billing/test/card-pays': own('change-billing', '/billing/test/card-pays'),
  'POST /billing/test/card-fails': own('change-billing', '/billing/test/card-fails'),
  'POST /billing/test/period-over': own('change-billing', '/billing/test/period-over'),
  'POST /billing/test/cancel': own('change-billing', '/billing/test/cancel'),
  'POST /billing/test/resume': own('change-billing', '/billing/test/resume'),

  'GET /api/customers/:id/export': named(
    'see-customers',
    ({ ids }) => `/api/customers/${ids.customer}/export`,
  ),
  'GET /api/account/exports/:id/file': { is: 'named', test: 'accountData.test.ts' },
  'GET /api/calls/:id/recording': named(
    'see-calls',
    ({ ids }) => `/api/calls/${ids.call}/recording`,
  ),
  'GET /api/calls/:id/call-recording': named(
    'see-calls',
    ({ ids }) => `/api/calls/${ids.call}/call-recording`,
  ),
  'GET /billing/test/invoices/:id': named(
    'see-billing',
    ({ ids }) => `/billing/test/invoices/${ids.invoice}`,
  ),
  'GET /checkout/test/:id': named('change-billing', ({ ids }) => `/checkout/test/${ids.checkout}`),
  'GET /checkout/test/:id/pay': named(
    'change-billing',
    ({ ids }) => `/checkout/test/${ids.checkout}/pay`,
  ),
  'POST /checkout/test/:id/pay': named(
    'change-billing',
    ({ ids }) => `/checkout/test/${ids.checkout}/pay`,
  ),
  'POST /checkout/test/:id/leave': named(
    'change-billing',
    ({ ids }) => `/checkout/test/${ids.checkout}/leave`,
  ),
};
