import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountMenu } from '../../layout/AccountMenu.tsx';
import { AccountSlot } from '../../layout/AccountSlot.tsx';
import { SiteFooter } from '../../layout/SiteFooter.tsx';
import { SiteHeader } from '../../layout/SiteHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CheckoutNotice } from '../subscription/CheckoutNotice.tsx';
import { AssistantSwitcher } from './AssistantSwitcher.tsx';
import { ConfirmAddressNotice } from './ConfirmAddressNotice.tsx';
import { MembershipNotice } from './MembershipNotice.tsx';
import { MobileBar } from './MobileBar.tsx';
import { RoleGuard } from './RoleGuard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useChanges } from './useChanges.ts';
import { useSession } from './useSession.ts';
import { SignedInContext } from './useUser.ts';

const YEAR = new Date().getFullYear();

/** Frame and guard of every page under /my-assistant. */
export function AssistantLayout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const session = useSession();
  useChanges(session.kind === 'signed-in' ? session.session : null);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader currentPath={path} account={<AccountSlot menu={<AccountMenu />} />} />
      {session.kind === 'loading' && (
        <Centred>
          <Spinner label={t`Loading...`} className="text-muted" />
        </Centred>
      )}
      {session.kind === 'failed' && (
        <Centred>
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {session.message}
          </ErrorBanner>
        </Centred>
      )}
      {session.kind === 'signed-in' && (
        <SignedInContext value={session.session}>
          <MembershipNotice />
          <MobileBar />
          <div className="mx-auto flex w-full max-w-6xl flex-1 gap-8 px-4 sm:px-6">
            <Sidebar />
            <main id="main" className="min-w-0 flex-1 py-6 lg:py-10">
              <div className="mb-6 empty:hidden lg:hidden">
                <AssistantSwitcher />
              </div>
              <ConfirmAddressNotice />
              <CheckoutNotice />
              <RoleGuard path={path}>
                <Outlet />
              </RoleGuard>
            </main>
          </div>
        </SignedInContext>
      )}
      <SiteFooter year={YEAR} />
    </div>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="flex flex-1 items-center justify-center p-6">
      {children}
    </main>
  );
}
