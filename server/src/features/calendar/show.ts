import type { Deps } from '../../context.ts';
import { findBusiness } from '../availability/queries.ts';
import { entriesIn } from '../bookings/entries.ts';
import { writeCalendar } from './icalendar.ts';
import { findByToken } from './queries.ts';

const DAY_MS = 86_400_000;
const PAST_MS = 60 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;

/** What a secret address shows: the calendar, what was cancelled marked so; null for none or an old one. */
export async function showCalendar(deps: Deps, token: string): Promise<string | null> {
  const organisationId = await findByToken(deps.db, token);
  if (organisationId === null) return null;
  const business = await findBusiness(deps.db, organisationId);
  const timeZone = business?.timeZone ?? 'UTC';
  const nowMs = deps.clock.nowMs();
  const window = {
    organisationId,
    from: new Date(nowMs - PAST_MS),
    to: new Date(nowMs + AHEAD_MS),
    withCancelled: true,
  };
  return writeCalendar({
    name: business?.name ?? 'Bookings',
    timeZone,
    entries: await entriesIn(deps.db, window, timeZone),
    publicUrl: deps.publicUrl,
  });
}
