import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { MENU } from '../layout/menus.ts';
import { NavigationLink } from './NavigationLink.tsx';
import type { ShellItem, ShellNavigation } from './navigation.ts';

const tabClasses =
  'flex h-16 flex-col items-center justify-center gap-1 border-t-2 border-transparent px-0.5 text-center text-sm leading-tight text-muted';

/** The bar at the foot of narrow screens: what is used every day, and a menu of the rest. */
export function MobileBar({ navigation }: { navigation: ShellNavigation }) {
  const all = navigation.groups.flatMap(({ items }) => items);
  const shown = navigation.inBar.flatMap((path) => all.filter(({ to }) => to === path));
  const rest = all.filter(({ to }) => !navigation.inBar.includes(to));
  return (
    <nav
      aria-label={navigation.label}
      data-mobile-bar
      className="sticky bottom-0 z-30 border-t border-line bg-card md:hidden"
    >
      <ul className="mx-auto flex max-w-2xl">
        {shown.map((item) => (
          <li key={item.to} className="min-w-0 flex-auto">
            <Tab item={item} />
          </li>
        ))}
        {rest.length > 0 && <More items={rest} />}
      </ul>
    </nav>
  );
}

function Tab({ item }: { item: ShellItem }) {
  const { to, name, icon: Icon, count, dot, isFirst = false } = item;
  return (
    <NavigationLink
      to={to}
      isOfPagesBelow={!isFirst}
      className={`${tabClasses} aria-[current=page]:border-brass aria-[current=page]:text-ink`}
    >
      <TabIcon dot={dot}>
        <Icon aria-hidden="true" className="size-5" />
      </TabIcon>
      <span className="max-w-full truncate">{name}</span>
      <span className="sr-only">{count}</span>
    </NavigationLink>
  );
}

function TabIcon({ dot, children }: { dot?: ReactNode; children: ReactNode }) {
  return (
    <span className="relative">
      {children}
      {dot}
    </span>
  );
}

/** What the bar leaves out, in a menu that closes as the site's other menus do. */
function More({ items }: { items: readonly ShellItem[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isHere = items.some(({ to }) => path === to || path.startsWith(`${to}/`));
  return (
    <li className="relative min-w-0 flex-auto">
      <details {...{ [MENU]: '' }}>
        <summary
          data-current={isHere || undefined}
          className={`${tabClasses} list-none data-current:border-brass data-current:text-ink`}
        >
          <TabIcon dot={items.map(({ to, dot }) => dot && <span key={to}>{dot}</span>)}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </TabIcon>
          <span className="max-w-full truncate">
            <Trans>More</Trans>
          </span>
          <span className="sr-only">
            {items.map(
              ({ to, name, count }) =>
                count && (
                  <Fragment key={to}>
                    , {name} {count}
                  </Fragment>
                ),
            )}
          </span>
        </summary>
        <ul className="absolute right-1 bottom-full z-30 mb-1 max-h-[70dvh] min-w-52 overflow-y-auto rounded-md border border-line bg-card py-2 shadow-float">
          {items.map(({ to, name, icon: Icon, count, isFirst = false }) => (
            <li key={to}>
              <NavigationLink
                to={to}
                isOfPagesBelow={!isFirst}
                className="flex min-h-11 items-center gap-3 px-4 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:text-pine"
              >
                <Icon aria-hidden="true" className="size-5" />
                {name}
                {count}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
