import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { rooms } from './navigation.ts';
import { useOverview } from './useOverview.ts';

/** The rooms at the side of wide screens, each with what waits in it. */
export function Sidebar() {
  const overview = useOverview();
  return (
    <aside className="hidden w-64 shrink-0 border-r border-line py-10 pr-6 lg:block">
      <nav aria-label={t`Console`} className="sticky top-8">
        <p className="px-3 font-semibold">
          <Trans>Operator Console</Trans>
        </p>
        <ul className="mt-4 flex flex-col gap-1">
          {rooms.map(({ path, name, icon: Icon, waits }) => {
            const count = waits ? (overview.data?.[waits] ?? 0) : 0;
            return (
              <li key={path}>
                <NavigationLink
                  to={path}
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine"
                >
                  <Icon aria-hidden="true" className="size-5" />
                  <span className="flex-1 whitespace-nowrap">{name}</span>
                  {count > 0 && (
                    <Badge tone="notice" className="tabular">
                      {count}
                      <span className="sr-only">
                        {' '}
                        <Trans>waiting</Trans>
                      </span>
                    </Badge>
                  )}
                </NavigationLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}
