import {
  type BookAppointmentArguments,
  bookAppointmentArguments,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { type Proposal, propose } from '../../scheduling/availability/propose.ts';
import { replaceAllocations } from '../../scheduling/availability/queries.ts';
import { kindOf } from '../../scheduling/availability/request.ts';
import { tellEntry } from '../../scheduling/bookings/tellEntry.ts';
import {
  announceDiary,
  listUpcoming,
  type StandingBooking,
} from '../../scheduling/schedule/queries.ts';
import { refusedTool } from '../../scheduling/schedule/refusal.ts';
import { presentEntry, storedNumber } from '../../scheduling/schedule/resolveBooking.ts';
import { isSameCaller } from '../../scheduling/schedule/sameCaller.ts';
import { type CallPlace, lockScheduleAt } from '../owner.ts';
import { findBookingOf, insertBooking } from '../queries.ts';
import { customerOfCall } from './customerOfCall.ts';
import { reasonOf } from './reason.ts';

/**
 * Books what the caller agreed to; asked the same again, it answers the same booking. Who holds that
 * very booking already is told so, and nobody is given a time that is not free.
 */
export async function bookAppointment(
  deps: Deps,
  calledAt: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown; readonly caller: string | null },
): Promise<ToolResult> {
  const key = { callId: calledAt.callId, toolCallId: toolCall.id };
  const before = await findBookingOf(deps.db, key);
  if (before) return { ok: true, id: before };
  const parsed = bookAppointmentArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const booking = parsed.data;
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction(async (tx) => {
    const place = await lockScheduleAt(tx, calledAt);
    const asking = { ...place, ...booking, phoneNumber: booking.phoneNumber, nowMs };
    const made = await findBookingOf(tx, key);
    if (made) return { ok: true, id: made };
    const standing = await listUpcoming(tx, {
      organisationId: place.organisationId,
      locationId: place.locationId,
      fromDate: booking.date,
      toDate: booking.date,
    });
    const held = standing.find(
      (other) =>
        other.localTime === booking.time &&
        sameService(other.service, booking.service) &&
        isSameCaller(other, { ...asking, caller: toolCall.caller }),
    );
    if (held) return alreadyBooked(held);
    const proposal = await propose(tx, { ...place, nowMs }, booking);
    if (proposal.kind !== 'free') return refusedTool(proposal);
    const id = await writeBooking(tx, {
      place,
      toolCallId: toolCall.id,
      caller: toolCall.caller,
      booking,
      proposal,
      nowMs,
    });
    if (!id) throw new Error('a booking was neither made nor found');
    return { ok: true, id };
  });
}

/** "Hair cut" is a haircut; a double room is no single room. */
function sameService(one: string, other: string): boolean {
  const [a, b] = [one, other].map((service) =>
    service.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return a === b;
}

function alreadyBooked(held: StandingBooking): ToolResult {
  return {
    ok: false,
    problem: 'already-booked',
    reason: 'They hold this booking at that very time already. Nothing was added; tell them so.',
    booking: presentEntry(held),
  };
}

/** The booking with what it holds, and the mail about it. Null when this request was booked before. */
async function writeBooking(
  tx: Transaction,
  what: {
    place: CallPlace;
    toolCallId: string;
    caller: string | null;
    booking: BookAppointmentArguments;
    proposal: Extract<Proposal, { kind: 'free' }>;
    nowMs: number;
  },
): Promise<string | null> {
  const { place, booking } = what;
  const { plan, service } = what.proposal;
  const id = await insertBooking(tx, {
    ...place,
    toolCallId: what.toolCallId,
    serviceId: service?.id ?? null,
    kind: service?.kind ?? kindOf(booking.service),
    service: booking.service,
    partySize: booking.partySize ?? null,
    localDate: booking.date,
    localTime: booking.time,
    startsAt: new Date(plan.span.startMs),
    endsAt: new Date(plan.span.endMs),
    customerId: await customerOfCall(tx, place, {
      name: booking.name,
      phoneNumber: booking.phoneNumber ?? null,
      caller: what.caller,
      nowMs: what.nowMs,
    }),
    name: booking.name,
    phoneNumber: storedNumber(booking.phoneNumber, place.country),
    notes: booking.notes ?? null,
    createdAt: new Date(what.nowMs),
  });
  if (!id) return null;
  await replaceAllocations(tx, id, plan.units, plan.span);
  await enqueue(tx, 'mail-booking', { bookingId: id });
  await tellEntry(tx, { id, organisationId: place.organisationId }, 'booking.made', what.nowMs);
  await announceDiary(tx, place.organisationId);
  return id;
}
