import {
  type BookAppointmentArguments,
  bookAppointmentArguments,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { sameName, storedNumber } from '../diary/meant.ts';
import { listStanding, lockDiary, type StandingBooking } from '../diary/queries.ts';
import { hoursOf, slotProblem } from '../diary/slot.ts';
import type { CallPlace } from './owner.ts';
import { findBookingOf, insertBooking } from './queries.ts';
import { reasonOf } from './reason.ts';

/**
 * Books what the caller agreed to; asked the same again, it answers the same booking. Who holds that
 * very booking already is told so, and nobody is given a time at which the business is closed.
 */
export async function bookAppointment(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown },
): Promise<ToolResult> {
  const key = { callId: place.callId, toolCallId: toolCall.id };
  const before = await findBookingOf(deps.db, key);
  if (before) return { ok: true, id: before };
  const parsed = bookAppointmentArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const booking = parsed.data;
  const nowMs = deps.clock.nowMs();
  const hours = await hoursOf(deps.db, place);
  const problem = slotProblem(booking, hours, { nowMs, timeZone: place.timeZone });
  if (problem) return { ok: false, ...problem };
  return deps.db.transaction(async (tx) => {
    await lockDiary(tx, place.userId);
    const made = await findBookingOf(tx, key);
    if (made) return { ok: true, id: made };
    const standing = await listStanding(tx, { userId: place.userId, fromDate: booking.date });
    if (standing.some((other) => isSame(other, booking, place.timeZone))) return ALREADY_BOOKED;
    const id = await writeBooking(tx, { place, toolCallId: toolCall.id, booking, nowMs });
    if (!id) throw new Error('a booking was neither made nor found');
    return { ok: true, id };
  });
}

const ALREADY_BOOKED: ToolResult = {
  ok: false,
  problem: 'already-booked',
  reason: 'That name and number hold a booking at that very time already. Nothing was added.',
};

function isSame(
  other: StandingBooking,
  booking: BookAppointmentArguments,
  timeZone: string,
): boolean {
  return (
    other.localDate === booking.date &&
    other.localTime === booking.time &&
    other.phoneNumber === storedNumber(booking.phoneNumber, timeZone) &&
    sameName(other.name, booking.name)
  );
}

/** The booking and the mail about it. Null when this request was booked before. */
export async function writeBooking(
  tx: Transaction,
  what: {
    place: CallPlace;
    toolCallId: string;
    booking: BookAppointmentArguments;
    nowMs: number;
  },
): Promise<string | null> {
  const { place, booking } = what;
  const id = await insertBooking(tx, {
    ...place,
    toolCallId: what.toolCallId,
    service: booking.service,
    partySize: booking.partySize ?? null,
    localDate: booking.date,
    localTime: booking.time,
    name: booking.name,
    phoneNumber: storedNumber(booking.phoneNumber, place.timeZone),
    notes: booking.notes ?? null,
    createdAt: new Date(what.nowMs),
  });
  if (id) await enqueue(tx, 'mail-booking', { bookingId: id });
  return id;
}
