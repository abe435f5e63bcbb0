import type { Executor } from '../../db/client.ts';
import type { BookingWish } from '../availability/plan.ts';
import { doesNotDo } from '../availability/propose.ts';
import { findResource } from '../resources/queries.ts';
import { noSuchResource } from './policy.ts';

/** The wish for this resource alone; as it is without one. @throws AppError not-found, bad-input */
export async function onlyUnitsOf(
  db: Executor,
  organisationId: string,
  wish: BookingWish,
  resourceId: string | null,
): Promise<BookingWish> {
  if (resourceId === null) return wish;
  const resource = await findResource(db, { id: resourceId, organisationId });
  if (!resource) throw noSuchResource();
  const units = wish.units.filter((unit) => unit.resourceId === resourceId);
  if (units.length === 0) throw doesNotDo();
  return { ...wish, units };
}
