import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bell } from '../art/Bell.tsx';
import { SITE_NAME, siteLinks } from './names.ts';

const linkClasses =
  'flex min-h-11 items-center px-3 font-medium hover:text-pine aria-[current=page]:text-pine';

function Links({ currentPath }: { currentPath: string }) {
  return (
    <>
      {siteLinks.map((link) => (
        <li key={link.path}>
          <a
            href={link.path}
            className={linkClasses}
            aria-current={link.path === currentPath ? 'page' : undefined}
          >
            {link.name}
          </a>
        </li>
      ))}
      <li className="hidden signed-in:block">
        <a
          href="/my-assistant"
          className={linkClasses}
          aria-current={currentPath.startsWith('/my-assistant') ? 'page' : undefined}
        >
          My AI Assistant
        </a>
      </li>
    </>
  );
}

/** The header of every page; `account` is the account widget. */
export function SiteHeader({ currentPath, account }: { currentPath: string; account: ReactNode }) {
  return (
    <header className="relative z-30 border-b border-line bg-ground">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-card focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2.5"
          aria-label={`${SITE_NAME}, home`}
        >
          <Bell className="size-8" />
          <span className="headline text-xl">{SITE_NAME}</span>
        </a>
        <nav aria-label="Main" className="ml-auto hidden sm:block">
          <ul className="flex items-center gap-1">
            <Links currentPath={currentPath} />
          </ul>
        </nav>
        <div className="ml-auto sm:ml-3">{account}</div>
        <details key={currentPath} className="group relative sm:hidden">
          <summary
            className="flex size-11 list-none items-center justify-center rounded-md hover:bg-sunken"
            aria-label="Menu"
          >
            <Menu aria-hidden="true" className="size-6" />
          </summary>
          <nav
            aria-label="Main"
            className="absolute top-full right-0 mt-2 w-56 rounded-md bg-card p-2 shadow-float"
          >
            <ul>
              <Links currentPath={currentPath} />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
