import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarDays,
  ClipboardList,
  CodeXml,
  CreditCard,
  Inbox,
  type LucideIcon,
  PhoneCall,
  UserRound,
  WandSparkles,
} from 'lucide-react';

interface Area {
  readonly to: LinkProps['to'] & `/my-assistant/${string}`;
  readonly name: string;
  readonly icon: LucideIcon;
  /** What is counted beside its name. */
  readonly counts?: 'inbox';
}

/** The four parts of the signed-in area that the specification names, in the order of the sidebar. */
export const areas: readonly Area[] = [
  { to: '/my-assistant/create', name: 'Guided Setup', icon: WandSparkles },
  { to: '/my-assistant/calls', name: 'Calls', icon: PhoneCall },
  { to: '/my-assistant/manage', name: 'Manage Agent', icon: ClipboardList },
  { to: '/my-assistant/subscription', name: 'Subscription', icon: CreditCard },
];

/** The other parts: below the four in the sidebar, and under "More" on narrow screens. */
export const furtherAreas: readonly Area[] = [
  { to: '/my-assistant/inbox', name: 'Inbox', icon: Inbox, counts: 'inbox' },
  { to: '/my-assistant/bookings', name: 'Bookings', icon: CalendarDays },
  { to: '/my-assistant/developers', name: 'Developers', icon: CodeXml },
  { to: '/my-assistant/settings', name: 'Account', icon: UserRound },
];
