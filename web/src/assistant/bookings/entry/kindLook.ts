import type { BookingKind } from '@belldesk/contract/product/bookings';
import { CalendarCheck, type LucideIcon, ShoppingBag, Users } from 'lucide-react';

interface KindLook {
  readonly icon: LucideIcon;
  readonly block: string;
  readonly mark: string;
}

/** Told apart by icon and edge as well as by colour. */
export const kindLooks: Readonly<Record<BookingKind, KindLook>> = {
  appointment: {
    icon: CalendarCheck,
    block: 'border-l-4 border-pine bg-pine-soft text-ink',
    mark: 'text-pine',
  },
  reservation: {
    icon: Users,
    block: 'border-l-4 border-double border-brass bg-brass-soft text-ink',
    mark: 'text-brass-deep',
  },
  order: {
    icon: ShoppingBag,
    block: 'border-l-4 border-dotted border-sky bg-sky-soft text-ink',
    mark: 'text-sky',
  },
};

export const cancelledBlock =
  'border border-dashed border-edge bg-card text-muted line-through decoration-1';
