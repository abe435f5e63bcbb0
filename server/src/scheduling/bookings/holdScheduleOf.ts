import { AppError } from '@belldesk/contract/errors';
import type { Transaction } from '../../db/client.ts';
import { findLocation, type LocationKey } from '../../organisations/locations/queries.ts';
import { lockSchedule } from '../schedule/queries.ts';
import { noSuchBooking } from './policy.ts';
import { findLocationOf } from './queries.ts';

interface Own {
  readonly id: string;
  readonly organisationId: string;
}

/** Holds the schedule in which a booking or an order stands until the transaction ends. @throws AppError not-found */
export async function holdScheduleOf(tx: Transaction, own: Own): Promise<LocationKey> {
  const locationId = await findLocationOf(tx, own);
  if (locationId === null) throw noSuchBooking();
  await lockSchedule(tx, locationId);
  return { organisationId: own.organisationId, locationId };
}

/** The same before something is booked there anew. @throws AppError not-found, conflict where the location is removed */
export async function holdOpenScheduleOf(tx: Transaction, own: Own): Promise<LocationKey> {
  const at = await holdScheduleOf(tx, own);
  const { organisationId, locationId: id } = at;
  if (!(await findLocation(tx, { id, organisationId })))
    throw new AppError(
      'conflict',
      'The location of this booking was deleted. Please book it anew at another one.',
    );
  return at;
}
