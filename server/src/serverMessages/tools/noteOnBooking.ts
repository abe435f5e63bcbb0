import type { DiaryEntry, TakeMessageArguments } from '@belldesk/contract/voice/tools';
import type { Transaction } from '../../db/client.ts';
import { announceDiary, listUpcoming, updateBooking } from '../../scheduling/schedule/queries.ts';
import { presentEntry, resolveBooking } from '../../scheduling/schedule/resolveBooking.ts';
import { localMinute } from '../../time/localMinute.ts';
import type { CallPlace } from '../owner.ts';

/** As long as the owner may write. */
const LONGEST_NOTES_CHARACTERS = 1_000;

/**
 * Notes a message on the one booking that it is about. What stood there stays before it; of a note that is longer than
 * there is room, the beginning. Null where no booking, or more than one, is meant.
 */
export async function noteOnBooking(
  tx: Transaction,
  what: {
    readonly place: CallPlace;
    readonly caller: string | null;
    readonly message: TakeMessageArguments;
    readonly nowMs: number;
  },
): Promise<DiaryEntry | null> {
  const { place, caller, message } = what;
  const { name, phoneNumber, about } = message;
  const fromDate = localMinute(what.nowMs, place.timeZone).slice(0, 10);
  const standing = await listUpcoming(tx, { ...place, fromDate });
  const found = resolveBooking(standing, { name, phoneNumber, ...about }, caller, place.country);
  if (found.kind !== 'one') return null;
  const { booking } = found;
  const before = booking.notes ? `${booking.notes}\n` : '';
  const room = LONGEST_NOTES_CHARACTERS - before.length;
  if (room > 0)
    await updateBooking(tx, booking.id, { notes: before + message.message.slice(0, room) });
  await announceDiary(tx, place.organisationId);
  return presentEntry(booking);
}
