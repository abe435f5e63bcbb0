import { t } from '@lingui/core/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountMenu } from '../../layout/AccountMenu.tsx';
import { AccountSlot } from '../../layout/AccountSlot.tsx';
import { SiteFooter } from '../../layout/SiteFooter.tsx';
import { SiteHeader } from '../../layout/SiteHeader.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { NavigationSelect } from './NavigationSelect.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TryAgain } from './TryAgain.tsx';
import { useOperator } from './useOperator.ts';

const YEAR = new Date().getFullYear();

/** Frame and guard of every page under /operator. */
export function OperatorLayout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useOperator();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader currentPath={path} account={<AccountSlot menu={<AccountMenu />} />} />
      {state.kind === 'loading' && (
        <Centred>
          <Spinner label={t`Loading console...`} className="text-muted" />
        </Centred>
      )}
      {state.kind === 'failed' && (
        <Centred>
          <ErrorBanner action={<TryAgain onClick={() => window.location.reload()} />}>
            {state.message}
          </ErrorBanner>
        </Centred>
      )}
      {state.kind === 'nobody' && (
        <Centred>
          <NoSuchPage />
        </Centred>
      )}
      {state.kind === 'operator' && (
        <>
          <NavigationSelect />
          <div className="mx-auto flex w-full max-w-6xl flex-1 gap-8 px-4 sm:px-6">
            <Sidebar />
            <main id="main" className="min-w-0 flex-1 py-6 lg:py-10">
              <Outlet />
            </main>
          </div>
        </>
      )}
      <SiteFooter year={YEAR} />
    </div>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="flex flex-1 flex-col items-center justify-center p-6">
      {children}
    </main>
  );
}
