import { Trans } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { OpenCount } from '../inbox/live/OpenCount.tsx';
import { OpenDot } from '../inbox/live/OpenDot.tsx';
import type { Area } from './areas.ts';

/** What the four links on narrow screens leave out, in a menu that closes as the site's other menus do. */
export function MoreAreas({ areas }: { areas: readonly Area[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (areas.length === 0) return null;
  const isHere = areas.some(({ to }) => path.startsWith(to));
  return (
    <li className="relative flex-auto">
      <details data-menu className="group h-full">
        <summary
          data-current={isHere || undefined}
          className="flex h-full min-h-14 cursor-pointer list-none flex-col items-center justify-start gap-1 border-b-2 border-transparent px-1 py-2 text-sm leading-tight text-muted data-current:border-brass data-current:text-ink sm:px-1.5"
        >
          <Trans>
            <span className="relative">
              <Ellipsis aria-hidden="true" className="size-5" />
              <OpenDot />
            </span>
            More
          </Trans>
        </summary>
        <ul className="absolute top-full right-1 z-20 mt-1 min-w-44 rounded-md border border-line bg-card py-2 shadow-float">
          {areas.map(({ to, name, icon: Icon, counts }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 px-4 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:text-pine"
              >
                <Icon aria-hidden="true" className="size-5" />
                {name}
                {counts === 'inbox' && <OpenCount />}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
