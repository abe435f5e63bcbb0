import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bell } from '../illustrations/Bell.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SITE_NAME } from './names.ts';

/** The header of every page; `account` is the account widget. */
export function SiteHeader({ currentPath, account }: { currentPath: string; account: ReactNode }) {
  return (
    <header className="relative z-30 border-b border-line bg-ground">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-card focus:px-4 focus:py-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2.5"
          aria-label={t`${SITE_NAME}, home`}
        >
          <Bell className="size-8" />
          <span className="headline text-xl">{SITE_NAME}</span>
        </a>
        <DesktopMenu currentPath={currentPath} />
        <div className="ml-auto lg:ml-3">{account}</div>
        <MobileMenu key={currentPath} currentPath={currentPath} />
      </div>
    </header>
  );
}
