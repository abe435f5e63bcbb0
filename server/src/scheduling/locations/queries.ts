import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { calendars, hoursExceptions, resources, services } from '../../db/schema.ts';
import type { Own } from '../../organisations/locations/queries.ts';

/** Takes from a location what can be booked there, its hours and its feed; what was held once stays readable. */
export async function emptyLocation(tx: Transaction, { id }: Own, now: Date): Promise<void> {
  await tx.delete(calendars).where(eq(calendars.locationId, id));
  await tx.delete(hoursExceptions).where(eq(hoursExceptions.locationId, id));
  await tx.delete(services).where(eq(services.locationId, id));
  await tx
    .update(resources)
    .set({ removedAt: now })
    .where(and(eq(resources.locationId, id), isNull(resources.removedAt)));
}
