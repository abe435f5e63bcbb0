import { announceSchedule } from '../../events/queries.ts';
import { localMinute } from '../../time/localMinute.ts';
import { listUpcoming, type StandingBooking } from '../schedule/queries.ts';
import { resolveBooking, type WhichBooking } from '../schedule/resolveBooking.ts';
import type { LockedSchedule } from './actor.ts';
import { updateBooking } from './queries.ts';

/** As long as the owner may write. */
const LONGEST_NOTES_CHARACTERS = 1_000;

/**
 * Notes what a caller says on the one booking of theirs, of today or later, that it is about. What stood there stays
 * before it; of a note that is longer than there is room, the beginning. Null where no booking, or more than one, is meant.
 */
export async function noteOnBooking(
  { tx, actor, organisationId, locationId, timeZone, country, nowMs }: LockedSchedule,
  which: WhichBooking,
  note: string,
): Promise<StandingBooking | null> {
  const fromDate = localMinute(nowMs, timeZone).slice(0, 10);
  const upcoming = await listUpcoming(tx, { organisationId, locationId, fromDate });
  const caller = actor.kind === 'caller' ? actor.caller : null;
  const found = resolveBooking(upcoming, which, caller, country);
  if (found.kind !== 'one') return null;
  const { booking } = found;
  const before = booking.notes ? `${booking.notes}\n` : '';
  const room = LONGEST_NOTES_CHARACTERS - before.length;
  if (room > 0) await updateBooking(tx, booking, { notes: before + note.slice(0, room) });
  await announceSchedule(tx, organisationId);
  return booking;
}
