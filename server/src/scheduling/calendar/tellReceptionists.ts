import type { Transaction } from '../../db/client.ts';
import { announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';

/** After what a location's calendar is made of has changed: its receptionists are told by a job, open pages at once. */
export async function tellReceptionists(
  tx: Transaction,
  { organisationId, locationId }: LocationKey,
): Promise<void> {
  await enqueue(tx, 'tell-hours', { organisationId, locationId });
  await announceSchedule(tx, organisationId);
}
