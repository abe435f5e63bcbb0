import type { Transaction } from '../../../db/client.ts';
import {
  type LocationRow,
  updateLocation,
  zoneOf,
} from '../../../organisations/locations/queries.ts';
import { moveToCome } from './moveToCome.ts';

/**
 * Gives a location another zone: what is to come there keeps its time of day, what is over its moment. Its schedule must
 * be held; whoever is to know of it is told by the caller. @throws AppError conflict when two bookings would overlap
 */
export async function changeZone(
  tx: Transaction,
  location: LocationRow,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const { id, organisationId } = location;
  const calendar = { organisationId, locationId: id, nowMs: now.getTime() };
  await moveToCome(tx, calendar, { from: zoneOf(location), to: timeZone });
  await updateLocation(tx, { id, organisationId }, { timeZone, updatedAt: now });
}
