import type { Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import { noSuchLocation, resolveLocation } from '../../organisations/locations/policy.ts';
import { findLocation, type LocationRow } from '../../organisations/locations/queries.ts';

/**
 * The location that is meant, as it is now, with its schedule held until the transaction ends.
 * @throws AppError not-found, bad-input where there are several and none is named
 */
export async function holdLocation(
  tx: Transaction,
  organisationId: string,
  locationId: string | undefined,
): Promise<LocationRow> {
  const { id } = await resolveLocation(tx, organisationId, locationId);
  await lockSchedule(tx, id);
  // It may have been changed or removed while this was waited for.
  const location = await findLocation(tx, { id, organisationId });
  if (!location) throw noSuchLocation();
  return location;
}
