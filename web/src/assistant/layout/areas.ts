import { type MemberRole, may, type Permission } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import {
  CalendarDays,
  ClipboardList,
  CodeXml,
  CreditCard,
  Inbox,
  type LucideIcon,
  MapPin,
  PhoneCall,
  Sun,
  UserRound,
  Users,
  UsersRound,
  WandSparkles,
} from 'lucide-react';

export interface Area {
  readonly to: `/my-assistant${'' | `/${string}`}`;
  readonly name: string;
  readonly icon: LucideIcon;
  /** What a member's role must permit; null where everybody has it. */
  readonly asks: Permission | null;
  /** What is counted beside its name. */
  readonly counts?: 'inbox';
}

interface AreaGroup {
  readonly name: string | null;
  readonly areas: readonly Area[];
}

/** The first page: its path begins those of all others. */
export const TODAY = '/my-assistant';

/** The parts of the signed-in area: those of every day, then what is set up, then the business. */
const groups: readonly AreaGroup[] = [
  {
    name: null,
    areas: [
      { to: TODAY, name: t`Today`, icon: Sun, asks: 'see-settings' },
      { to: '/my-assistant/calls', name: t`Calls`, icon: PhoneCall, asks: 'see-calls' },
      {
        to: '/my-assistant/inbox',
        name: t`Inbox`,
        icon: Inbox,
        asks: 'see-inbox',
        counts: 'inbox',
      },
      { to: '/my-assistant/bookings', name: t`Bookings`, icon: CalendarDays, asks: 'see-bookings' },
      { to: '/my-assistant/customers', name: t`Customers`, icon: Users, asks: 'see-customers' },
    ],
  },
  {
    name: t`Assistant`,
    areas: [
      {
        to: '/my-assistant/create',
        name: t`Guided Setup`,
        icon: WandSparkles,
        asks: 'change-settings',
      },
      {
        to: '/my-assistant/manage',
        name: t`Manage Agent`,
        icon: ClipboardList,
        asks: 'change-settings',
      },
    ],
  },
  {
    name: t`Business`,
    areas: [
      { to: '/my-assistant/locations', name: t`Locations`, icon: MapPin, asks: 'see-settings' },
      { to: '/my-assistant/team', name: t`Team`, icon: UsersRound, asks: 'see-members' },
      {
        to: '/my-assistant/subscription',
        name: t`Subscription`,
        icon: CreditCard,
        asks: 'see-billing',
      },
      {
        to: '/my-assistant/developers',
        name: t`Developers`,
        icon: CodeXml,
        asks: 'see-developers',
      },
      { to: '/my-assistant/settings', name: t`Account`, icon: UserRound, asks: null },
    ],
  },
];

/** What the bar of narrow screens has, beside the way to the rest. */
export const inBar: readonly Area['to'][] = [
  TODAY,
  '/my-assistant/calls',
  '/my-assistant/inbox',
  '/my-assistant/bookings',
];

/** Pages below another one that ask more of a role. */
const deeper: readonly { readonly path: string; readonly asks: Permission }[] = [
  { path: '/my-assistant/bookings/setup', asks: 'change-settings' },
];

/** Those that a role may see; without groups of which it sees nothing. */
export function groupsFor(role: MemberRole): readonly AreaGroup[] {
  return groups
    .map(({ name, areas }) => ({
      name,
      areas: areas.filter(({ asks }) => asks === null || may(role, asks)),
    }))
    .filter(({ areas }) => areas.length > 0);
}

/** What the page at a path asks of a role; null where it asks nothing. */
export function askedAt(path: string): Permission | null {
  const inside = (parent: string) =>
    path === parent || (parent !== TODAY && path.startsWith(`${parent}/`));
  const found = deeper.find((page) => inside(page.path));
  if (found) return found.asks;
  return groups.flatMap(({ areas }) => areas).find(({ to }) => inside(to))?.asks ?? null;
}
