import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { calendars, hoursExceptions, resources, services } from '../../db/schema.ts';
import type { Own } from '../../organisations/locations/queries.ts';

/** Takes from a location what can be booked there, its hours and its feed; what was held once stays readable. */
export async function emptyLocation(
  tx: Transaction,
  { id, organisationId }: Own,
  now: Date,
): Promise<void> {
  type Kept = typeof calendars | typeof hoursExceptions | typeof services | typeof resources;
  const there = (table: Kept) =>
    and(eq(table.organisationId, organisationId), eq(table.locationId, id));
  await tx.delete(calendars).where(there(calendars));
  await tx.delete(hoursExceptions).where(there(hoursExceptions));
  await tx.delete(services).where(there(services));
  await tx
    .update(resources)
    .set({ removedAt: now })
    .where(and(there(resources), isNull(resources.removedAt)));
}
