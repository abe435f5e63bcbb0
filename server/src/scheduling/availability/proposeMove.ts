import { matchService } from '@belldesk/contract/business/matchService';
import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { ServiceKind } from '@belldesk/contract/product/services';
import type { Executor } from '../../db/client.ts';
import type { Unit } from './chooseUnits.ts';
import type { SlotRequest } from './plan.ts';
import { type Proposal, type ProposeOptions, propose, proposeSlot } from './propose.ts';
import { listHeldBy, listServiceRows } from './queries.ts';
import { plainSlotRequest } from './request.ts';
import type { CalendarOf } from './upcoming.ts';

export interface MovableBooking {
  readonly id: string;
  readonly service: string;
  readonly serviceId: string | null;
  readonly kind: ServiceKind;
  readonly partySize: number | null;
  readonly notes: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Whether a booking can be had at another day and hour. It keeps what it holds where that is free. One
 * whose service is gone keeps its length and must have the same again, of which one that was made in words
 * before there were services has nothing.
 */
export async function proposeMove(
  db: Executor,
  calendar: CalendarOf,
  { booking, when }: { booking: MovableBooking; when: FreeTime },
  options: Pick<ProposeOptions, 'anyway' | 'onlyResourceId'> = {},
): Promise<Exclude<Proposal, { kind: 'which-service' | 'which-resource' }>> {
  const { service, serviceId, partySize, notes } = booking;
  const held = await listHeldBy(db, [booking.id]);
  const all = {
    ...options,
    exceptId: booking.id,
    preferred: held.map(({ id }) => id),
  };
  const services = await listServiceRows(db, calendar);
  const isKnown =
    services.some(({ id }) => id === serviceId) || matchService(service, services).kind === 'one';
  if (isKnown) {
    const asked = { service, partySize, notes, ...when };
    const proposal = await propose(db, calendar, asked, { ...all, serviceId });
    if (proposal.kind !== 'which-service' && proposal.kind !== 'which-resource') return proposal;
  }
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const heldUnits = held.map(({ id, unit }) => ({ resourceId: id, unit }));
  const slotRequest =
    held.length === 0 ? plainSlotRequest(minutes) : sameAgain(booking.kind, minutes, heldUnits);
  return proposeSlot(db, calendar, { slotRequest, said: service, when, service: null }, all);
}

/** All of the very units that are held: each counts for one person, of as many as there are units. */
function sameAgain(
  kind: ServiceKind,
  durationMinutes: number,
  held: readonly Omit<Unit, 'capacity'>[],
): SlotRequest {
  const units = held.map(({ resourceId, unit }) => ({ resourceId, unit, capacity: 1 }));
  return { ...plainSlotRequest(durationMinutes), kind, units, partySize: units.length };
}
