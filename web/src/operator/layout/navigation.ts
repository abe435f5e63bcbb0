import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import {
  Activity,
  BookUser,
  Boxes,
  CalendarClock,
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

/** The rooms of the console, in the order of the sidebar. */
export const rooms: readonly Room[] = [
  { path: '/operator', name: t`Overview`, icon: House },
  {
    path: '/operator/requests',
    name: t`Publish Requests`,
    icon: PhoneIncoming,
    waits: 'requests',
  },
  { path: '/operator/numbers', name: t`Numbers`, icon: Hash },
  { path: '/operator/messages', name: t`Messages`, icon: Mail, waits: 'contacts' },
  { path: '/operator/demos', name: t`Demo Requests`, icon: CalendarClock, waits: 'demos' },
  { path: '/operator/leads', name: t`Leads`, icon: Handshake, waits: 'leads' },
  { path: '/operator/newsletter', name: t`Newsletter`, icon: Newspaper },
  { path: '/operator/accounts', name: t`Accounts`, icon: BookUser },
  { path: '/operator/calls', name: t`All Calls`, icon: PhoneCall },
  { path: '/operator/audit', name: t`Audit Log`, icon: ScrollText },
  { path: '/operator/sending', name: t`Email and Texts`, icon: Send },
  { path: '/operator/work', name: t`Failed Work`, icon: RotateCcw, waits: 'failedJobs' },
  { path: '/operator/providers', name: t`Providers`, icon: Activity },
  { path: '/operator/models', name: t`Models`, icon: Boxes },
];
