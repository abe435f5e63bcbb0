import { t } from '@lingui/core/macro';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShellAccount } from './account/ShellAccount.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import type { ShellItem, ShellNavigation } from './navigation.ts';

interface SidebarProps {
  readonly navigation: ShellNavigation;
  readonly home: ReactNode;
  readonly badge: ReactNode;
  readonly switcher: ReactNode;
  readonly facts: ReactNode;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Names of what is shown as an icon stay for assistive technology. */
const nameClasses =
  'sr-only min-w-0 flex-1 lg:not-sr-only lg:group-data-folded/shell:sr-only flex items-center gap-2';

/** The side of an area: icons on middle widths and where it is folded, else with their names. */
export function Sidebar({
  navigation,
  home,
  badge,
  switcher,
  facts,
  isFolded,
  onToggle,
}: SidebarProps) {
  const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className="sticky top-0 hidden h-dvh w-16 shrink-0 flex-col border-r border-line bg-card md:flex lg:w-64 lg:group-data-folded/shell:w-16">
      <div className="flex items-center gap-2 px-2.5 pt-3 pb-2 lg:group-data-folded/shell:flex-col">
        {home}
        <span className="hidden flex-1 lg:inline lg:group-data-folded/shell:hidden">{badge}</span>
        <button
          type="button"
          aria-label={isFolded ? t`Unfold the sidebar` : t`Fold the sidebar`}
          aria-expanded={!isFolded}
          onClick={onToggle}
          className="hidden size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:flex"
        >
          <Fold aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="px-2.5 empty:hidden">{switcher}</div>
      <div className="flex-1 overflow-x-hidden overflow-y-auto px-2.5 py-2">
        <nav aria-label={navigation.label} className="flex flex-col gap-4">
          {navigation.groups.map(({ name, items }) => (
            <div key={name ?? ''}>
              {name !== null && (
                <p className="hidden px-3 pb-1 text-sm text-muted lg:block lg:group-data-folded/shell:hidden">
                  {name}
                </p>
              )}
              <ul className="flex flex-col gap-0.5">
                {items.map((item) => (
                  <li key={item.to}>
                    <SidebarLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="hidden lg:block lg:group-data-folded/shell:hidden">{facts}</div>
      </div>
      <div className="border-t border-line p-2.5">
        <ShellAccount />
      </div>
    </aside>
  );
}

function SidebarLink({ item }: { item: ShellItem }) {
  const { to, name, icon: Icon, count, dot, isFirst = false } = item;
  return (
    <NavigationLink
      to={to}
      isOfPagesBelow={!isFirst}
      title={name}
      className="flex min-h-10 items-center justify-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine lg:justify-start lg:group-data-folded/shell:justify-center"
    >
      <span className="relative">
        <Icon aria-hidden="true" className="size-5" />
        <span className="lg:hidden lg:group-data-folded/shell:inline">{dot}</span>
      </span>
      <span className={nameClasses}>
        {name}
        {count}
      </span>
    </NavigationLink>
  );
}
