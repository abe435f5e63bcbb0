import { Link } from '@tanstack/react-router';
import { areas } from './areas.ts';
import { MoreAreas } from './MoreAreas.tsx';

/** The four links at the top on narrow screens, and the way to the rest. */
export function MobileBar() {
  return (
    <nav aria-label="My AI Assistant" className="border-b border-line bg-card lg:hidden">
      <ul className="mx-auto flex max-w-2xl">
        {areas.map(({ to, name, icon: Icon }) => (
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
        <MoreAreas />
      </ul>
    </nav>
  );
}
