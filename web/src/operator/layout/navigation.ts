import type { OperatorOverview } from '@belldesk/contract/product/operator';
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
  { path: '/operator', name: 'Overview', icon: House },
  {
    path: '/operator/requests',
    name: 'Publish Requests',
    icon: PhoneIncoming,
    waits: 'requests',
  },
  { path: '/operator/numbers', name: 'Numbers', icon: Hash },
  { path: '/operator/messages', name: 'Messages', icon: Mail, waits: 'contacts' },
  { path: '/operator/demos', name: 'Demo Requests', icon: CalendarClock, waits: 'demos' },
  { path: '/operator/leads', name: 'Leads', icon: Handshake, waits: 'leads' },
  { path: '/operator/newsletter', name: 'Newsletter', icon: Newspaper },
  { path: '/operator/accounts', name: 'Accounts', icon: BookUser },
  { path: '/operator/calls', name: 'All Calls', icon: PhoneCall },
  { path: '/operator/audit', name: 'Audit Log', icon: ScrollText },
  { path: '/operator/sending', name: 'Mail and Texts', icon: Send },
  { path: '/operator/work', name: 'Failed Work', icon: RotateCcw, waits: 'failedJobs' },
  { path: '/operator/providers', name: 'Providers', icon: Activity },
  { path: '/operator/models', name: 'Models', icon: Boxes },
];
