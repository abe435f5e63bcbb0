import type { Transaction } from '../../../db/client.ts';
import { enqueue } from '../../../jobs/queries.ts';
import {
  type LocationRow,
  updateLocation,
  zoneOf,
} from '../../../organisations/locations/queries.ts';
import { tellReceptionists } from '../tellReceptionists.ts';
import { moveToCome } from './moveToCome.ts';

/**
 * Gives a location another zone: what is to come there keeps its time of day, what is over its moment. Its schedule must
 * be held. @throws AppError conflict when two bookings would overlap
 */
export async function changeZone(
  tx: Transaction,
  location: LocationRow,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const { id, organisationId } = location;
  const at = { organisationId, locationId: id };
  await moveToCome(tx, { ...at, nowMs: now.getTime() }, { from: zoneOf(location), to: timeZone });
  await updateLocation(tx, { id, organisationId }, { timeZone, updatedAt: now });
  await tellReceptionists(tx, at);
  // Who stands in for them is told apart.
  await enqueue(tx, 'answering', { organisationId });
}
