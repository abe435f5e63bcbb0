import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { calendarSearch } from './bookings/search.ts';
import { callSearch } from './calls/list/callSearch.ts';
import { createSearch } from './create/createSearch.ts';
import { customersSearch } from './customers/customersSearch.ts';
import { deliveriesSearch, developersSearch } from './developers/search.ts';
import { inboxSearch } from './inbox/inboxSearch.ts';
import { AssistantLayout } from './layout/AssistantLayout.tsx';
import { LoadFailed } from './layout/LoadFailed.tsx';
import { NoSuchPage } from './layout/NoSuchPage.tsx';
import { locationSearch } from './locations/locationSearch.ts';

const root = createRootRoute({
  component: AssistantLayout,
  notFoundComponent: NoSuchPage,
  errorComponent: LoadFailed,
});

const today = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant',
  component: lazyRouteComponent(() => import('./today/TodayPage.tsx'), 'TodayPage'),
});

const create = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/create',
  validateSearch: createSearch,
  component: lazyRouteComponent(() => import('./create/route.tsx'), 'CreatePage'),
});

const manage = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/manage',
  component: lazyRouteComponent(() => import('./manage/route.tsx'), 'ManagePage'),
});

const pronunciation = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/pronunciation',
  component: lazyRouteComponent(() => import('./pronunciation/route.tsx'), 'PronunciationPage'),
});

const calls = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/calls',
  validateSearch: callSearch,
  component: lazyRouteComponent(() => import('./calls/route.tsx'), 'CallsPage'),
});

const call = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/calls/$id',
  component: lazyRouteComponent(() => import('./calls/route.tsx'), 'CallPage'),
});

const bookings = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/bookings',
  validateSearch: calendarSearch,
  component: lazyRouteComponent(
    () => import('./bookings/calendar/BookingsPage.tsx'),
    'BookingsPage',
  ),
});

const bookingsSetup = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/bookings/setup',
  validateSearch: locationSearch,
  component: lazyRouteComponent(() => import('./bookings/setup/SetupPage.tsx'), 'SetupPage'),
});

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/inbox',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import('./inbox/route.tsx'), 'InboxPage'),
});

const customers = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/customers',
  validateSearch: customersSearch,
  component: lazyRouteComponent(() => import('./customers/route.tsx'), 'CustomersPage'),
});

const customer = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/customers/$id',
  component: lazyRouteComponent(() => import('./customers/route.tsx'), 'CustomerPage'),
});

const developers = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/developers',
  validateSearch: developersSearch,
  component: lazyRouteComponent(() => import('./developers/route.tsx'), 'DevelopersPage'),
});

const webhookEndpoint = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/developers/webhooks/$id',
  validateSearch: deliveriesSearch,
  component: lazyRouteComponent(() => import('./developers/route.tsx'), 'DeliveriesPage'),
});

const subscription = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/subscription',
  component: lazyRouteComponent(() => import('./subscription/route.tsx'), 'SubscriptionPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/settings',
  component: lazyRouteComponent(() => import('./settings/route.tsx'), 'AccountSettingsPage'),
});

const locations = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/locations',
  component: lazyRouteComponent(() => import('./locations/route.tsx'), 'LocationsPage'),
});

const team = createRoute({
  getParentRoute: () => root,
  path: '/my-assistant/team',
  component: lazyRouteComponent(() => import('./team/route.tsx'), 'TeamPage'),
});

const routeTree = root.addChildren([
  today,
  create,
  manage,
  pronunciation,
  calls,
  call,
  bookings,
  bookingsSetup,
  inbox,
  customers,
  customer,
  developers,
  webhookEndpoint,
  subscription,
  settings,
  locations,
  team,
]);

/** The router of the signed-in area. */
export function createAssistantRouter() {
  return createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAssistantRouter>;
  }
}
