import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bell } from '../illustrations/Bell.tsx';
import { SITE_NAME } from '../layout/names.ts';
import { ShellAccount } from './account/ShellAccount.tsx';
import { MobileBar } from './MobileBar.tsx';
import type { ShellNavigation } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFolded } from './useFolded.ts';

interface AppShellProps {
  readonly navigation: ShellNavigation;
  /** Beside the name of the site. */
  readonly badge?: ReactNode;
  /** Whose pages these are, and the way to others. */
  readonly switcher?: ReactNode;
  /** Below the navigation of a sidebar that is unfolded. */
  readonly facts?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of an area that is an app: a sidebar that folds, on narrow screens a bar at the foot, and no header or footer
 * of the site; the account menu leads back to it.
 */
export function AppShell({ navigation, badge, switcher, facts, children }: AppShellProps) {
  const [isFolded, toggleFolded] = useFolded();
  return (
    <div
      data-folded={isFolded || undefined}
      className="group/shell flex min-h-dvh flex-col md:flex-row"
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-card focus:px-4 focus:py-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <header className="flex min-h-14 items-center gap-2 border-b border-line bg-card px-3 md:hidden">
        <HomeLink />
        <div className="min-w-0 flex-1">{switcher}</div>
        <ShellAccount isCompact />
      </header>
      <Sidebar
        navigation={navigation}
        home={<HomeLink isNamed />}
        badge={badge}
        switcher={switcher}
        facts={facts}
        isFolded={isFolded}
        onToggle={toggleFolded}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <main
          id="main"
          className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
        >
          {children}
        </main>
      </div>
      <MobileBar navigation={navigation} />
    </div>
  );
}

/** The way back to the site. */
function HomeLink({ isNamed = false }: { isNamed?: boolean }) {
  return (
    <a
      href="/"
      aria-label={t`${SITE_NAME}, home`}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-md hover:bg-sunken"
    >
      <Bell className="size-7" />
      {isNamed && (
        <span className="headline hidden text-xl lg:inline lg:group-data-folded/shell:hidden">
          {SITE_NAME}
        </span>
      )}
    </a>
  );
}
