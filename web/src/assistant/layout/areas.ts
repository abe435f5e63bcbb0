import { ClipboardList, CreditCard, type LucideIcon, PhoneCall, WandSparkles } from 'lucide-react';

interface Area {
  readonly to:
    | '/my-assistant/create'
    | '/my-assistant/calls'
    | '/my-assistant/manage'
    | '/my-assistant/subscription';
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The four parts of the signed-in area, in the order of the sidebar. */
export const areas: readonly Area[] = [
  { to: '/my-assistant/create', name: 'Guided Setup', icon: WandSparkles },
  { to: '/my-assistant/calls', name: 'Calls', icon: PhoneCall },
  { to: '/my-assistant/manage', name: 'Manage Agent', icon: ClipboardList },
  { to: '/my-assistant/subscription', name: 'Subscription', icon: CreditCard },
];
