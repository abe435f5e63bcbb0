import { t } from '@lingui/core/macro';
import { Menu } from 'lucide-react';
import { MenuLink, SignedInLink } from './MenuLink.tsx';
import { MENU } from './menus.ts';
import { siteLinks } from './names.ts';

/** The menu behind a button, with every list open. */
export function MobileMenu({ currentPath }: { currentPath: string }) {
  return (
    <details {...{ [MENU]: '' }} className="group relative lg:hidden">
      <summary
        className="flex size-11 list-none items-center justify-center rounded-md hover:bg-sunken"
        aria-label={t`Menu`}
      >
        <Menu aria-hidden="true" className="size-6" />
      </summary>
      <nav
        aria-label={t`Main`}
        className="absolute top-full right-0 mt-2 max-h-[80vh] w-64 overflow-y-auto rounded-md bg-card p-2 shadow-float"
      >
        <ul>
          {siteLinks.map(({ children, ...link }) => (
            <li key={link.path}>
              <MenuLink {...link} currentPath={currentPath} />
              {children && (
                <ul className="ml-3 border-l border-line pl-1">
                  {children.map((child) => (
                    <li key={child.path}>
                      <MenuLink {...child} currentPath={currentPath} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <SignedInLink currentPath={currentPath} />
        </ul>
      </nav>
    </details>
  );
}
