import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { LoadFailed } from './layout/LoadFailed.tsx';
import { NoSuchPage } from './layout/NoSuchPage.tsx';
import { OperatorLayout } from './layout/OperatorLayout.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';

const root = createRootRoute({
  component: OperatorLayout,
  notFoundComponent: NoSuchPage,
  errorComponent: LoadFailed,
});

function page(path: string, component: Parameters<typeof createRoute>[0]['component']) {
  return createRoute({ getParentRoute: () => root, path, ...(component && { component }) });
}

const routeTree = root.addChildren([
  page('/operator', OverviewPage),
  page(
    '/operator/requests',
    lazyRouteComponent(() => import('./requests/RequestsPage.tsx'), 'RequestsPage'),
  ),
  page(
    '/operator/numbers',
    lazyRouteComponent(() => import('./numbers/NumbersPage.tsx'), 'NumbersPage'),
  ),
  page(
    '/operator/messages',
    lazyRouteComponent(() => import('./forms/MessagesPage.tsx'), 'MessagesPage'),
  ),
  page(
    '/operator/demos',
    lazyRouteComponent(() => import('./forms/DemosPage.tsx'), 'DemosPage'),
  ),
  page(
    '/operator/leads',
    lazyRouteComponent(() => import('./forms/LeadsPage.tsx'), 'LeadsPage'),
  ),
  page(
    '/operator/newsletter',
    lazyRouteComponent(() => import('./forms/NewsletterPage.tsx'), 'NewsletterPage'),
  ),
  page(
    '/operator/accounts',
    lazyRouteComponent(() => import('./accounts/AccountsPage.tsx'), 'AccountsPage'),
  ),
  page(
    '/operator/accounts/$id',
    lazyRouteComponent(() => import('./accounts/page/AccountPage.tsx'), 'AccountPage'),
  ),
  page(
    '/operator/trends',
    lazyRouteComponent(() => import('./trends/TrendsPage.tsx'), 'TrendsPage'),
  ),
  page(
    '/operator/calls',
    lazyRouteComponent(() => import('./calls/CallsPage.tsx'), 'CallsPage'),
  ),
  page(
    '/operator/calls/$id',
    lazyRouteComponent(() => import('./calls/CallPage.tsx'), 'CallPage'),
  ),
  page(
    '/operator/audit',
    lazyRouteComponent(() => import('./calls/AuditPage.tsx'), 'AuditPage'),
  ),
  page(
    '/operator/content',
    lazyRouteComponent(() => import('./content/SiteContentPage.tsx'), 'SiteContentPage'),
  ),
  page(
    '/operator/sending',
    lazyRouteComponent(() => import('./sending/SendingPage.tsx'), 'SendingPage'),
  ),
  page(
    '/operator/work',
    lazyRouteComponent(() => import('./work/WorkPage.tsx'), 'WorkPage'),
  ),
  page(
    '/operator/providers',
    lazyRouteComponent(() => import('./providers/ProvidersPage.tsx'), 'ProvidersPage'),
  ),
  page(
    '/operator/models',
    lazyRouteComponent(() => import('./models/ModelsPage.tsx'), 'ModelsPage'),
  ),
]);

/** The router of the operator's console. */
export function createOperatorRouter() {
  return createRouter({ routeTree, scrollRestoration: true });
}
