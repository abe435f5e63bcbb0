import { createHash } from 'node:crypto';
import type { Deps } from '../../context.ts';
import { listLocations } from '../../organisations/locations/queries.ts';
import { findLocationFacts } from '../availability/queries.ts';
import { entriesIn } from '../bookings/entries.ts';
import { writeCalendar } from './icalendar.ts';
import { findByToken, fingerprintOf } from './queries.ts';

const DAY_MS = 86_400_000;
const PAST_MS = 60 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;
/** Of bookings and of orders, the earliest: programs that show a calendar take no more in reasonable time. */
const MOST_ENTRIES = 5_000;
/** To be counted up with whatever changes how an entry is written: programs then take it all anew. */
const FORMAT = 1;

/** A calendar that programs subscribe to. */
export interface ShownCalendar {
  /** Changes with what the calendar shows; known before any of it is read. */
  readonly etag: string;
  /** Reads it and writes it as iCalendar. */
  write(): Promise<string>;
}

/** What a secret address shows: the calendar, what was cancelled marked so; null for none or an old one. */
export async function showCalendar(deps: Deps, token: string): Promise<ShownCalendar | null> {
  const { db, publicUrl } = deps;
  const at = await findByToken(db, token);
  if (at === null) return null;
  const { timeZone, ...facts } = await findLocationFacts(db, at);
  const isOneOfSeveral = (await listLocations(db, at.organisationId)).length > 1;
  // Programs show several calendars beside each other: then the place tells which is which.
  const name = isOneOfSeveral ? facts.locationName : (facts.name ?? 'Bookings');
  const nowMs = deps.clock.nowMs();
  const window = {
    ...at,
    locationIds: [at.locationId],
    from: new Date(nowMs - PAST_MS),
    to: new Date(nowMs + AHEAD_MS),
    withCancelled: true,
    most: MOST_ENTRIES,
  };
  const fingerprint = await fingerprintOf(db, window);
  const told = JSON.stringify([FORMAT, name, timeZone, publicUrl, fingerprint]);
  return {
    etag: `"${createHash('sha256').update(told).digest('base64url')}"`,
    write: async () =>
      writeCalendar({
        name,
        timeZone,
        publicUrl,
        entries: await entriesIn(db, window),
      }),
  };
}
