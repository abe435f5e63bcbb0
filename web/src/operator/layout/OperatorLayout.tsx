import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { AppShell } from '../../shell/AppShell.tsx';
import { BeforeShell } from '../../shell/BeforeShell.tsx';
import type { ShellNavigation } from '../../shell/navigation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { inBar, type Room, roomGroups } from './navigation.ts';
import { useOperator } from './useOperator.ts';
import { useOverview } from './useOverview.ts';

/** Frame and guard of every page under /operator. */
export function OperatorLayout() {
  const state = useOperator();
  if (state.kind === 'nobody')
    return (
      <main id="main" className="flex min-h-dvh flex-col items-center justify-center p-6">
        <NoSuchPage />
      </main>
    );
  if (state.kind !== 'operator')
    return (
      <BeforeShell
        label={t`Loading console...`}
        problem={state.kind === 'failed' ? state.message : null}
      />
    );
  return <Console />;
}

function Console() {
  const overview = useOverview();
  const itemOf = ({ path, name, icon, waits }: Room) => {
    const waiting = waits ? (overview.data?.[waits] ?? 0) : 0;
    return {
      to: path,
      name,
      icon,
      isFirst: path === '/operator',
      ...(waiting > 0 && { count: <Waiting count={waiting} />, dot: <WaitingDot /> }),
    };
  };
  const navigation: ShellNavigation = {
    label: t`Console`,
    groups: roomGroups.map(({ name, rooms }) => ({ name, items: rooms.map(itemOf) })),
    inBar,
  };
  return (
    <AppShell
      navigation={navigation}
      switcher={
        <p className="truncate px-3 font-semibold md:hidden lg:block lg:group-data-folded/shell:hidden">
          <Trans>Operator's Console</Trans>
        </p>
      }
    >
      <Outlet />
    </AppShell>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <Badge tone="notice" className="tabular ml-auto">
      {count}
      <span className="sr-only">
        {' '}
        <Trans>waiting</Trans>
      </span>
    </Badge>
  );
}

function WaitingDot() {
  return (
    <span aria-hidden="true" className="absolute -top-0.5 -right-2 size-2 rounded-full bg-brass" />
  );
}
