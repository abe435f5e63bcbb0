import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import {
  Activity,
  BookUser,
  Boxes,
  CalendarClock,
  ChartColumn,
  FilePen,
  Handshake,
  Hash,
  House,
  type LucideIcon,
  Mail,
  Newspaper,
  PhoneCall,
  PhoneIncoming,
  RotateCcw,
  ScrollText,
  Send,
} from 'lucide-react';

export interface Room {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** What waits in it, among the figures of the overview. */
  readonly waits?: Exclude<keyof OperatorOverview, 'storage'>;
}

interface RoomGroup {
  readonly name: string | null;
  readonly rooms: readonly Room[];
}

/** The rooms of the console: what waits for a person, whose service it is, and how it runs. */
export const roomGroups: readonly RoomGroup[] = [
  {
    name: null,
    rooms: [
      { path: '/operator', name: t`Overview`, icon: House },
      {
        path: '/operator/requests',
        name: t`Publish Requests`,
        icon: PhoneIncoming,
        waits: 'requests',
      },
      { path: '/operator/messages', name: t`Messages`, icon: Mail, waits: 'contacts' },
      { path: '/operator/demos', name: t`Demo Requests`, icon: CalendarClock, waits: 'demos' },
      { path: '/operator/leads', name: t`Leads`, icon: Handshake, waits: 'leads' },
      { path: '/operator/newsletter', name: t`Newsletter`, icon: Newspaper },
    ],
  },
  {
    name: t`Customers`,
    rooms: [
      { path: '/operator/accounts', name: t`Accounts`, icon: BookUser },
      { path: '/operator/trends', name: t`Trends`, icon: ChartColumn },
      { path: '/operator/numbers', name: t`Numbers`, icon: Hash },
      { path: '/operator/calls', name: t`All Calls`, icon: PhoneCall },
      { path: '/operator/audit', name: t`Audit Log`, icon: ScrollText },
    ],
  },
  {
    name: t`Service`,
    rooms: [
      { path: '/operator/sending', name: t`Email and Texts`, icon: Send },
      { path: '/operator/work', name: t`Failed Work`, icon: RotateCcw, waits: 'failedJobs' },
      { path: '/operator/providers', name: t`Providers`, icon: Activity },
      { path: '/operator/models', name: t`Models`, icon: Boxes },
      { path: '/operator/content', name: t`Site Content`, icon: FilePen },
    ],
  },
];

/** What the bar of narrow screens has, beside the way to the rest. */
export const inBar: readonly string[] = [
  '/operator',
  '/operator/requests',
  '/operator/accounts',
  '/operator/calls',
];
