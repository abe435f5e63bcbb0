import { AppError } from '@belldesk/contract/errors';
import type { Executor, Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import {
  findLocation,
  type LocationKey,
  type LocationRow,
  listLocations,
  listPlaces,
  type OneOrAll,
} from './queries.ts';

/** The same whether there is none or it is another's: nobody learns which ids exist. */
export function noSuchLocation(): AppError {
  return new AppError('not-found', 'Location not found');
}

/** What is wrong with the location that was named, or that none was. */
export function refuseLocation(message: string, field = 'locationId'): AppError {
  return new AppError('bad-input', message, { fields: [{ field, message }] });
}

/**
 * The location that is meant: the one named, else the only one.
 * @throws AppError not-found (of the id), bad-input where there are several and none is named
 */
export async function resolveLocation(
  db: Executor,
  organisationId: string,
  locationId: string | undefined,
): Promise<LocationRow> {
  if (locationId !== undefined) {
    const named = await findLocation(db, { id: locationId, organisationId });
    if (!named) throw noSuchLocation();
    return named;
  }
  const [only, ...others] = await listLocations(db, organisationId);
  if (!only) throw new Error('a business without a location');
  if (others.length > 0) throw refuseLocation('Please choose a location.');
  return only;
}

/**
 * Holds the schedules of every location of a business, removed ones too; in one order, so that no two wait for each
 * other.
 */
export async function lockSchedules(tx: Transaction, organisationId: string): Promise<void> {
  const ids = (await listPlaces(tx, organisationId)).map(({ id }) => id);
  for (const id of ids.toSorted()) await lockSchedule(tx, id);
}

/** Of a filter: the location that it names is one of the business's. @throws AppError not-found */
export async function checkNamed(
  db: Executor,
  { organisationId, locationId }: OneOrAll,
): Promise<void> {
  if (locationId === undefined) return;
  if (!(await findLocation(db, { id: locationId, organisationId }))) throw noSuchLocation();
}

/** What a thing that is read and sent back names may not be another than its own. @throws AppError not-found, bad-input */
export async function checkStays(
  db: Executor,
  what: string,
  present: LocationKey,
  sent: string | undefined,
): Promise<void> {
  await checkNamed(db, { organisationId: present.organisationId, locationId: sent });
  if (sent !== undefined && sent !== present.locationId)
    throw refuseLocation(`${what} cannot move to another location. Add a new one there instead.`);
}
