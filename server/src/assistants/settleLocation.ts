import type { Transaction } from '../db/client.ts';
import { lockSchedule } from '../db/locks.ts';
import { announceSchedule } from '../events/queries.ts';
import { type LocationRow, updateLocation } from '../organisations/locations/queries.ts';
import { tellOfLocation } from '../scheduling/calendar/tellReceptionists.ts';
import { changeZone } from '../scheduling/calendar/zone/changeZone.ts';
import { listAt } from './queries.ts';

/**
 * Writes what an owner says of a location while making or editing an assistant: the zone where it has none yet, and the
 * country. Its other assistants are told by jobs. The locations of the business must be held.
 * @throws AppError conflict when two bookings would overlap by the new clock
 */
export async function settleLocation(
  tx: Transaction,
  location: LocationRow,
  said: {
    readonly timeZone?: string | undefined;
    readonly country?: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const own = { id: location.id, organisationId: location.organisationId };
  const { country, timeZone, now } = said;
  const isNewZone = location.timeZone === null && timeZone !== undefined;
  const isNewCountry = country !== undefined && country !== location.country;
  if (isNewZone) {
    await lockSchedule(tx, own.id);
    await changeZone(tx, location, { timeZone, now });
    await announceSchedule(tx, own.organisationId);
  }
  if (isNewCountry) await updateLocation(tx, own, { country, updatedAt: now });
  const at = { organisationId: own.organisationId, locationId: own.id };
  if ((isNewZone || isNewCountry) && (await listAt(tx, at)).length > 0)
    await tellOfLocation(tx, at);
}
