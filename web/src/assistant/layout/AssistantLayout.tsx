import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { AppShell } from '../../shell/AppShell.tsx';
import { BeforeShell } from '../../shell/BeforeShell.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CheckoutNotice } from '../subscription/CheckoutNotice.tsx';
import { AssistantSwitcher } from './AssistantSwitcher.tsx';
import { ConfirmAddressNotice } from './ConfirmAddressNotice.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { MembershipNotice } from './MembershipNotice.tsx';
import { navigationFor } from './navigation.tsx';
import { RoleGuard } from './RoleGuard.tsx';
import { Switcher } from './Switcher.tsx';
import { useChanges } from './useChanges.ts';
import { useSession } from './useSession.ts';
import { SignedInContext } from './useUser.ts';

/** Frame and guard of every page under /my-assistant. */
export function AssistantLayout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const session = useSession();
  useChanges(session.kind === 'signed-in' ? session.session : null);
  if (session.kind !== 'signed-in')
    return (
      <BeforeShell
        label={t`Loading...`}
        problem={session.kind === 'failed' ? session.message : null}
      />
    );
  return (
    <SignedInContext value={session.session}>
      <MembershipNotice />
      <AppShell
        navigation={navigationFor(session.session.organisation.role)}
        badge={
          <Badge tone="notice">
            <Trans>Beta</Trans>
          </Badge>
        }
        switcher={<Switcher />}
        facts={<DeskFacts />}
      >
        {/* In the sidebar where that shows names. */}
        <div className="mb-6 empty:hidden lg:group-not-data-folded/shell:hidden">
          <AssistantSwitcher />
        </div>
        <ConfirmAddressNotice />
        <CheckoutNotice />
        <RoleGuard path={path}>
          <Outlet />
        </RoleGuard>
      </AppShell>
    </SignedInContext>
  );
}
