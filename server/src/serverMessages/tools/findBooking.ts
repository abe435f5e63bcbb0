import { type FindBookingResult, findBookingArguments } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { listUpcoming } from '../../scheduling/schedule/queries.ts';
import { findTheirs, presentEntry } from '../../scheduling/schedule/resolveBooking.ts';
import { localMinute } from '../../time/localMinute.ts';
import { reasonOf } from './answer.ts';

/** More would not be kept in mind by ear. */
const MOST_TOLD = 4;

/** The bookings to come of a caller, who is known by both name and number; it changes nothing. */
export async function findBooking(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly arguments: unknown; readonly caller: string | null },
): Promise<FindBookingResult> {
  const parsed = findBookingArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const now = localMinute(deps.clock.nowMs(), place.timeZone);
  const standing = await listUpcoming(deps.db, {
    organisationId: place.organisationId,
    locationId: place.locationId,
    fromDate: now.slice(0, 10),
  });
  const ahead = standing.filter(({ localDate, localTime }) => `${localDate}T${localTime}` >= now);
  const theirs = findTheirs(ahead, parsed.data, toolCall.caller, place.country);
  return { ok: true, bookings: theirs.slice(0, MOST_TOLD).map(presentEntry) };
}
