import type { MemberRole } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import type { ShellNavigation } from '../../shell/navigation.ts';
import { OpenCount } from '../inbox/live/OpenCount.tsx';
import { OpenDot } from '../inbox/live/OpenDot.tsx';
import { type Area, groupsFor, inBar, TODAY } from './areas.ts';

/** What the shell leads a role to. */
export function navigationFor(role: MemberRole): ShellNavigation {
  return {
    label: t`My AI Assistant`,
    groups: groupsFor(role).map(({ name, areas }) => ({ name, items: areas.map(itemOf) })),
    inBar,
  };
}

function itemOf({ to, name, icon, counts }: Area) {
  return {
    to,
    name,
    icon,
    isFirst: to === TODAY,
    ...(counts === 'inbox' && { count: <OpenCount />, dot: <OpenDot /> }),
  };
}
