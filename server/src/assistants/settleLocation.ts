import type { Transaction } from '../db/client.ts';
import { lockSchedule } from '../db/locks.ts';
import { enqueue } from '../jobs/queries.ts';
import { type LocationRow, updateLocation } from '../organisations/locations/queries.ts';
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
  const { id, organisationId } = location;
  const { country, timeZone, now } = said;
  if (location.timeZone === null && timeZone !== undefined) {
    await lockSchedule(tx, id);
    await changeZone(tx, location, { timeZone, now });
  }
  if (country === undefined || country === location.country) return;
  await updateLocation(tx, { id, organisationId }, { country, updatedAt: now });
  const at = { organisationId, locationId: id };
  if ((await listAt(tx, at)).length === 0) return;
  await enqueue(tx, 'tell-hours', at);
  await enqueue(tx, 'answering', { organisationId });
}
