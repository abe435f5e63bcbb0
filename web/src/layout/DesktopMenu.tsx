import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { MenuLink, SignedInLink } from './MenuLink.tsx';
import { MENU } from './menus.ts';
import { siteLinks } from './names.ts';

/** The menu in one row; a list under an entry is a disclosure, which needs no script to open. */
export function DesktopMenu({ currentPath }: { currentPath: string }) {
  return (
    <nav aria-label={t`Main`} className="ml-auto hidden lg:block">
      <ul className="flex items-center gap-1">
        {siteLinks.map(({ children, ...link }) => (
          <li key={link.path} className="relative">
            {children ? (
              <details {...{ [MENU]: '' }} className="group">
                <summary
                  className="flex min-h-11 list-none items-center gap-1 px-3 font-medium whitespace-nowrap hover:text-pine data-current:text-pine lg:px-2 xl:px-3"
                  data-current={currentPath.startsWith(link.path) || undefined}
                >
                  {link.name}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul className="absolute top-full left-0 mt-1 w-60 rounded-md bg-card p-2 shadow-float">
                  {children.map((child) => (
                    <li key={child.path}>
                      <MenuLink {...child} currentPath={currentPath} />
                    </li>
                  ))}
                  <li className="mt-1 border-t border-line pt-1">
                    <MenuLink path={link.path} name={t`All use cases`} currentPath={currentPath} />
                  </li>
                </ul>
              </details>
            ) : (
              <MenuLink {...link} currentPath={currentPath} />
            )}
          </li>
        ))}
        <SignedInLink currentPath={currentPath} />
      </ul>
    </nav>
  );
}
