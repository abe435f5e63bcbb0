import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { Transaction } from '../../db/client.ts';
import type { Proposal } from '../availability/propose.ts';
import { replaceAllocations } from '../availability/queries.ts';
import { updateBooking } from './queries.ts';

/** A booking at its new day and hour, holding what was proposed; standing again where it was cancelled. */
export async function writeMove(
  tx: Transaction,
  what: {
    bookingId: string;
    when: FreeTime;
    /** In which `when` is told. */
    timeZone: string;
    proposal: Extract<Proposal, { kind: 'free' }>;
  },
): Promise<void> {
  const { plan, service } = what.proposal;
  await updateBooking(tx, what.bookingId, {
    status: 'booked',
    localDate: what.when.date,
    localTime: what.when.time,
    timeZone: what.timeZone,
    startsAt: new Date(plan.span.startMs),
    endsAt: new Date(plan.span.endMs),
    outsideHours: plan.outsideHours,
    ...(service && { serviceId: service.id }),
  });
  await replaceAllocations(tx, what.bookingId, plan.units, plan.span);
}

/** A booking that stands no more, and holds nothing. */
export async function writeCancel(
  tx: Transaction,
  booking: { readonly id: string; readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  await updateBooking(tx, booking.id, { status: 'cancelled' });
  const span = { startMs: booking.startsAt.getTime(), endMs: booking.endsAt.getTime() };
  await replaceAllocations(tx, booking.id, [], span);
}
