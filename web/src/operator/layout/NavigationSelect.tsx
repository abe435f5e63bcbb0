import { t } from '@lingui/core/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Select } from '../../ui/Select.tsx';
import { rooms } from './navigation.ts';
import { useOverview } from './useOverview.ts';

/** The rooms on narrow screens: twelve links would fill the whole of it. */
export function NavigationSelect() {
  const { history } = useRouter();
  const overview = useOverview();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = rooms.findLast((room) => path === room.path || path.startsWith(`${room.path}/`));
  return (
    <nav
      aria-label={t`Console`}
      className="border-b border-line bg-card px-4 py-3 sm:px-6 lg:hidden"
    >
      <Select
        aria-label={t`Console section`}
        value={here?.path ?? ''}
        onChange={(event) => history.push(event.target.value)}
        options={rooms.map(({ path: value, name, waits }) => {
          const count = waits ? (overview.data?.[waits] ?? 0) : 0;
          return { value, label: count > 0 ? `${name} (${count})` : name };
        })}
      />
    </nav>
  );
}
