import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { areas, areasFor, furtherAreas } from './areas.ts';
import { MoreAreas } from './MoreAreas.tsx';
import { OrganisationMenu } from './OrganisationMenu.tsx';
import { useSignedIn } from './useUser.ts';

const MOST_BESIDE = 4;

/** The four links at the top on narrow screens, and the way to the rest. */
export function MobileBar() {
  const { organisation } = useSignedIn();
  const first = areasFor(organisation.role, areas);
  const further = areasFor(organisation.role, furtherAreas);
  // Whose role has fewer of the four has the next ones beside them.
  const moved = MOST_BESIDE - first.length;
  const shown = [...first, ...further.slice(0, moved)];
  return (
    <nav aria-label={t`My AI Assistant`} className="border-b border-line bg-card lg:hidden">
      <OrganisationMenu />
      <ul className="mx-auto flex max-w-2xl">
        {shown.map(({ to, name, icon: Icon }) => (
          <li key={to} className="flex-auto">
            <Link
              to={to}
              className="flex h-full min-h-14 flex-col items-center justify-start gap-1 border-b-2 border-transparent px-1 py-2 text-center text-sm leading-tight text-muted aria-[current=page]:border-brass aria-[current=page]:text-ink sm:px-1.5"
            >
              <Icon aria-hidden="true" className="size-5" />
              {name}
            </Link>
          </li>
        ))}
        <MoreAreas areas={further.slice(moved)} />
      </ul>
    </nav>
  );
}
