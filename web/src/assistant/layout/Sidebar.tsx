import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/Badge.tsx';
import { OpenCount } from '../inbox/live/OpenCount.tsx';
import { AssistantSwitcher } from './AssistantSwitcher.tsx';
import { areas, areasFor, furtherAreas } from './areas.ts';
import { DeskFacts } from './DeskFacts.tsx';
import { OrganisationMenu } from './OrganisationMenu.tsx';
import { useSignedIn } from './useUser.ts';

/** The side of the signed-in area on wide screens. */
export function Sidebar() {
  const { organisation } = useSignedIn();
  return (
    <aside className="hidden w-60 shrink-0 border-r border-line py-10 pr-6 lg:block">
      <div className="sticky top-8">
        <p className="flex items-center justify-between gap-2 px-3">
          <span className="font-semibold">
            <Trans>My AI Assistant</Trans>
          </span>
          <Badge tone="notice">
            <Trans>Beta</Trans>
          </Badge>
        </p>
        <OrganisationMenu />
        <div className="mt-4 empty:hidden">
          <AssistantSwitcher />
        </div>
        <nav aria-label={t`My AI Assistant`} className="mt-4">
          <ul className="flex flex-col gap-1">
            {areasFor(organisation.role, [...areas, ...furtherAreas]).map(
              ({ to, name, icon: Icon, counts }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine"
                  >
                    <Icon aria-hidden="true" className="size-5" />
                    {name}
                    {counts === 'inbox' && <OpenCount />}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <DeskFacts />
      </div>
    </aside>
  );
}
