import { type MemberRole, may, type Permission } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarDays,
  ClipboardList,
  CodeXml,
  CreditCard,
  Inbox,
  type LucideIcon,
  MapPin,
  PhoneCall,
  UserRound,
  Users,
  UsersRound,
  WandSparkles,
} from 'lucide-react';

export interface Area {
  readonly to: LinkProps['to'] & `/my-assistant/${string}`;
  readonly name: string;
  readonly icon: LucideIcon;
  /** What a member's role must permit; null where everybody has it. */
  readonly asks: Permission | null;
  /** What is counted beside its name. */
  readonly counts?: 'inbox';
}

/** The four parts of the signed-in area that the specification names, in the order of the sidebar. */
export const areas: readonly Area[] = [
  {
    to: '/my-assistant/create',
    name: t`Guided Setup`,
    icon: WandSparkles,
    asks: 'change-settings',
  },
  { to: '/my-assistant/calls', name: t`Calls`, icon: PhoneCall, asks: 'see-calls' },
  {
    to: '/my-assistant/manage',
    name: t`Manage Agent`,
    icon: ClipboardList,
    asks: 'change-settings',
  },
  {
    to: '/my-assistant/subscription',
    name: t`Subscription`,
    icon: CreditCard,
    asks: 'see-billing',
  },
];

/** The other parts: below the four in the sidebar, and under "More" on narrow screens. */
export const furtherAreas: readonly Area[] = [
  { to: '/my-assistant/inbox', name: t`Inbox`, icon: Inbox, asks: 'see-inbox', counts: 'inbox' },
  { to: '/my-assistant/customers', name: t`Customers`, icon: Users, asks: 'see-customers' },
  { to: '/my-assistant/bookings', name: t`Bookings`, icon: CalendarDays, asks: 'see-bookings' },
  { to: '/my-assistant/locations', name: t`Locations`, icon: MapPin, asks: 'see-settings' },
  { to: '/my-assistant/team', name: t`Team`, icon: UsersRound, asks: 'see-members' },
  {
    to: '/my-assistant/developers',
    name: t`Developers`,
    icon: CodeXml,
    asks: 'see-developers',
  },
  { to: '/my-assistant/settings', name: t`Account`, icon: UserRound, asks: null },
];

/** Pages below another one that ask more of a role. */
const deeper: readonly { readonly path: string; readonly asks: Permission }[] = [
  { path: '/my-assistant/bookings/setup', asks: 'change-settings' },
];

/** Those that a role may see. */
export function areasFor(role: MemberRole, all: readonly Area[]): readonly Area[] {
  return all.filter(({ asks }) => asks === null || may(role, asks));
}

/** What the page at a path asks of a role; null where it asks nothing. */
export function askedAt(path: string): Permission | null {
  const inside = (parent: string) => path === parent || path.startsWith(`${parent}/`);
  const found = deeper.find((page) => inside(page.path));
  if (found) return found.asks;
  return [...areas, ...furtherAreas].find(({ to }) => inside(to))?.asks ?? null;
}
