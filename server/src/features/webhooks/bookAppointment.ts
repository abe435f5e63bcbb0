import {
  type BookAppointmentArguments,
  bookAppointmentArguments,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { toE164 } from '../assistants/phoneNumber.ts';
import { localMinute } from './localMinute.ts';
import type { CallPlace } from './owner.ts';
import { findBookingOf, insertBooking } from './queries.ts';
import { reasonOf } from './reason.ts';

/** Books what the caller agreed to; asked the same again, it answers the same booking. */
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
  const { date, time } = parsed.data;
  if (`${date}T${time}` < localMinute(deps.clock.nowMs(), place.timeZone)) {
    return { ok: false, reason: 'That date and time have passed already.' };
  }
  const made = await deps.db.transaction((tx) =>
    writeBooking(tx, {
      place,
      toolCallId: toolCall.id,
      booking: parsed.data,
      nowMs: deps.clock.nowMs(),
    }),
  );
  const id = made ?? (await findBookingOf(deps.db, key));
  if (!id) throw new Error('a booking was neither made nor found');
  return { ok: true, id };
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
  const { phoneNumber } = booking;
  const id = await insertBooking(tx, {
    ...place,
    toolCallId: what.toolCallId,
    service: booking.service,
    partySize: booking.partySize ?? null,
    localDate: booking.date,
    localTime: booking.time,
    name: booking.name,
    phoneNumber: phoneNumber ? (toE164(phoneNumber, place.timeZone) ?? phoneNumber) : null,
    notes: booking.notes ?? null,
    createdAt: new Date(what.nowMs),
  });
  if (id) await enqueue(tx, 'mail-booking', { bookingId: id });
  return id;
}
