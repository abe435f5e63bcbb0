import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  assistants,
  bookings,
  LONGEST_STAY_MS,
  locations,
  orders,
  services,
} from '../../db/schema.ts';

export type LocationRow = typeof locations.$inferSelect;
/** A location with what it has. */
export type CountedLocation = LocationRow & {
  readonly assistants: number;
  readonly services: number;
  readonly bookingsToCome: number;
};

/** Which location something is at. */
export interface LocationKey {
  readonly organisationId: string;
  readonly locationId: string;
}

/** One location of a business, or all that it has. */
export interface OneOrAll {
  readonly organisationId: string;
  readonly locationId?: string | undefined;
}

/** One of a business's own. */
export interface Own {
  readonly id: string;
  readonly organisationId: string;
}

const isOwn = ({ id, organisationId }: Own) =>
  and(
    eq(locations.id, id),
    eq(locations.organisationId, organisationId),
    isNull(locations.removedAt),
  );

/** The locations of a business, oldest first. */
export function listLocations(db: Executor, organisationId: string): Promise<LocationRow[]> {
  return db
    .select()
    .from(locations)
    .where(and(eq(locations.organisationId, organisationId), isNull(locations.removedAt)))
    .orderBy(asc(locations.createdAt), asc(locations.id));
}

/** Null where there is none (any more). */
export async function findLocation(db: Executor, own: Own): Promise<LocationRow | null> {
  const [row] = await db.select().from(locations).where(isOwn(own));
  return row ?? null;
}

/** All locations that a business has and had. */
export function listPlaces(db: Executor, organisationId: string): Promise<LocationRow[]> {
  return db.select().from(locations).where(eq(locations.organisationId, organisationId));
}

/** The locations of a business with what each has, oldest first. @param now after which a booking is to come */
export function listCounted(
  db: Executor,
  organisationId: string,
  now: Date,
): Promise<CountedLocation[]> {
  return counted(db, now)
    .where(and(eq(locations.organisationId, organisationId), isNull(locations.removedAt)))
    .orderBy(asc(locations.createdAt), asc(locations.id));
}

export async function findCounted(
  db: Executor,
  own: Own,
  now: Date,
): Promise<CountedLocation | null> {
  const [row] = await counted(db, now).where(isOwn(own));
  return row ?? null;
}

function counted(db: Executor, now: Date) {
  // Columns that stand in a part of their own keep the name of their table.
  const there = (table: typeof assistants | typeof services) =>
    and(eq(table.organisationId, locations.organisationId), eq(table.locationId, locations.id));
  const countOf = (table: typeof assistants | typeof services) =>
    sql<number>`(select count(*)::int from ${table} where ${there(table)})`;
  return db
    .select({
      ...getTableColumns(locations),
      assistants: countOf(assistants),
      services: countOf(services),
      bookingsToCome: toCome(now),
    })
    .from(locations);
}

/** How many bookings and orders stand at a location and are not over. */
function toCome(now: Date): SQL<number> {
  const there = (table: typeof bookings | typeof orders) =>
    and(
      eq(table.organisationId, locations.organisationId),
      eq(table.locationId, locations.id),
      eq(table.status, 'booked'),
    );
  const booked = and(
    there(bookings),
    gt(bookings.startsAt, new Date(now.getTime() - LONGEST_STAY_MS)),
    gt(bookings.endsAt, now),
  );
  const ordered = and(there(orders), gt(orders.startsAt, now));
  return sql<number>`((select count(*) from ${bookings} where ${booked})
    + (select count(*) from ${orders} where ${ordered}))::int`;
}

export async function insertLocation(
  tx: Transaction,
  values: typeof locations.$inferInsert,
): Promise<void> {
  await tx.insert(locations).values(values);
}

/** Writes what changes and counts it. */
export async function updateLocation(
  tx: Transaction,
  own: Own,
  changes: Partial<Pick<LocationRow, 'name' | 'address' | 'country' | 'timeZone' | 'removedAt'>> & {
    readonly updatedAt: Date;
  },
): Promise<void> {
  await tx
    .update(locations)
    .set({ ...changes, version: sql`${locations.version} + 1` })
    .where(isOwn(own));
}

/** The country of a business: the one that all of its locations that name one agree on, else null. */
export async function findCountry(db: Executor, organisationId: string): Promise<string | null> {
  const [row] = await db
    .select({
      country: sql<
        string | null
      >`case when count(distinct ${locations.country}) = 1 then min(${locations.country}) end`,
    })
    .from(locations)
    .where(and(eq(locations.organisationId, organisationId), isNull(locations.removedAt)));
  return row?.country ?? null;
}

/** The zone in which what belongs to no location is told: that of the oldest that has one. */
export async function findZone(db: Executor, organisationId: string): Promise<string> {
  const rows = await listLocations(db, organisationId);
  return rows.find(({ timeZone }) => timeZone !== null)?.timeZone ?? NO_ZONE;
}

/** By which a location lives that nobody has given a zone yet. */
export const NO_ZONE = 'UTC';

/** By which clock a location lives. */
export const zoneOf = ({ timeZone }: Pick<LocationRow, 'timeZone'>): string => timeZone ?? NO_ZONE;
