import type { HoursException } from '@belldesk/contract/product/openingTimes';
import type { TimeSpan } from '@belldesk/contract/time/zone';
import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { isAnyOf } from '../../db/isAnyOf.ts';
import {
  allocations,
  assistants,
  bookings,
  calendars,
  hoursExceptions,
  locations,
  resources,
  resourceUnits,
  serviceResources,
  services,
} from '../../db/schema.ts';
import { type LocationKey, NO_ZONE } from '../../organisations/locations/queries.ts';
import type { Held, Unit } from './chooseUnits.ts';

export type ServiceRow = typeof services.$inferSelect;
/** A service with everything that does for it. */
export type BookableService = ServiceRow & {
  readonly units: readonly Unit[];
  /** Names of the resources that do for it, by id. */
  readonly resourceNames: ReadonlyMap<string, string>;
};

/** The services of a location by name, without what does for them. */
export function listServiceRows(db: Executor, at: LocationKey): Promise<ServiceRow[]> {
  return db
    .select()
    .from(services)
    .where(servedAt(at))
    .orderBy(asc(services.name), asc(services.id));
}

/** One service of an owner with its units. */
export async function findBookable(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<BookableService | null> {
  const [found] = await listBookable(
    db,
    and(eq(services.id, id), eq(services.organisationId, organisationId)),
  );
  return found ?? null;
}

/** The services of a location that take whole parties, with their units, by name. */
export function listReservable(db: Executor, at: LocationKey): Promise<BookableService[]> {
  return listBookable(db, and(eq(services.kind, 'reservation'), servedAt(at)));
}

const servedAt = ({ organisationId, locationId }: LocationKey) =>
  and(eq(services.organisationId, organisationId), eq(services.locationId, locationId));

async function listBookable(db: Executor, which: SQL | undefined): Promise<BookableService[]> {
  const rows = await db
    .select({
      service: services,
      resourceId: resources.id,
      resourceName: resources.name,
      capacity: resources.capacity,
      unit: resourceUnits.unit,
    })
    .from(services)
    .leftJoin(serviceResources, eq(serviceResources.serviceId, services.id))
    .leftJoin(
      resources,
      and(eq(resources.id, serviceResources.resourceId), isNull(resources.removedAt)),
    )
    .leftJoin(resourceUnits, eq(resourceUnits.resourceId, resources.id))
    .where(which)
    .orderBy(
      asc(services.name),
      asc(services.id),
      asc(resources.name),
      asc(resources.id),
      asc(resourceUnits.unit),
    );
  const found = new Map<
    string,
    ServiceRow & { units: Unit[]; resourceNames: Map<string, string> }
  >();
  for (const { service, resourceId, resourceName, capacity, unit } of rows) {
    const known = found.get(service.id) ?? {
      ...service,
      units: [] as Unit[],
      resourceNames: new Map<string, string>(),
    };
    found.set(service.id, known);
    if (resourceId !== null && capacity !== null && unit !== null)
      known.units.push({ resourceId, capacity, unit });
    if (resourceId !== null && resourceName !== null)
      known.resourceNames.set(resourceId, resourceName);
  }
  return [...found.values()];
}

/** What of these resources is held in a span. @param exceptId a booking whose own is not counted */
export async function listHeld(
  db: Executor,
  what: { resourceIds: readonly string[]; span: TimeSpan; exceptId: string | null },
): Promise<Held[]> {
  if (what.resourceIds.length === 0) return [];
  const { startMs, endMs } = what.span;
  const rows = await db
    .select()
    .from(allocations)
    .where(
      and(
        inArray(allocations.resourceId, [...what.resourceIds]),
        sql`${allocations.during} && tstzrange(${new Date(startMs).toISOString()}::timestamptz, ${new Date(endMs).toISOString()}::timestamptz)`,
        what.exceptId === null ? undefined : ne(allocations.bookingId, what.exceptId),
      ),
    );
  return rows.map(({ bookingId, resourceId, unit, during }) => ({
    bookingId,
    resourceId,
    unit,
    startMs: during.startsAt.getTime(),
    endMs: during.endsAt.getTime(),
  }));
}

/** Replaces what a booking holds; with no units it holds nothing any more. */
export async function replaceAllocations(
  tx: Transaction,
  bookingId: string,
  units: readonly Pick<Unit, 'resourceId' | 'unit'>[],
  span: TimeSpan,
): Promise<void> {
  await tx.delete(allocations).where(eq(allocations.bookingId, bookingId));
  if (units.length === 0) return;
  const during = { startsAt: new Date(span.startMs), endsAt: new Date(span.endMs) };
  await tx
    .insert(allocations)
    .values(units.map(({ resourceId, unit }) => ({ bookingId, resourceId, unit, during })));
}

/** What bookings hold, with the names of it. */
export async function listHeldBy(db: Executor, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .select({
      bookingId: allocations.bookingId,
      id: resources.id,
      name: resources.name,
      unit: allocations.unit,
    })
    .from(allocations)
    .innerJoin(resources, eq(resources.id, allocations.resourceId))
    .where(isAnyOf(allocations.bookingId, bookingIds))
    .orderBy(asc(resources.name), asc(allocations.unit));
}

export async function findCalendar(db: Executor, { organisationId, locationId }: LocationKey) {
  const [row] = await db
    .select()
    .from(calendars)
    .where(and(eq(calendars.locationId, locationId), eq(calendars.organisationId, organisationId)));
  return row ?? null;
}

/** Earliest first. */
export async function listExceptions(
  db: Executor,
  what: LocationKey & { readonly from?: string; readonly to?: string },
): Promise<HoursException[]> {
  const rows = await db
    .select()
    .from(hoursExceptions)
    .where(
      and(
        eq(hoursExceptions.organisationId, what.organisationId),
        eq(hoursExceptions.locationId, what.locationId),
        what.from === undefined ? undefined : gte(hoursExceptions.localDate, what.from),
        what.to === undefined ? undefined : lte(hoursExceptions.localDate, what.to),
      ),
    )
    .orderBy(asc(hoursExceptions.localDate));
  return rows.map(({ localDate, name, ranges }) => ({ date: localDate, name, ranges }));
}

/** What is known of a location, removed ones included. */
export interface LocationFacts {
  readonly locationName: string;
  readonly timeZone: string;
  /** Null where nobody has said. */
  readonly country: string | null;
  /** Of the assistant that it has had longest; null where it has none. */
  readonly name: string | null;
  readonly systemPrompt: string | null;
  readonly assistantId: string | null;
}

/** What tells of a location: its clock and country, and the assistant that it has had longest. @throws Error where there is none */
export async function findLocationFacts(db: Executor, at: LocationKey): Promise<LocationFacts> {
  const [row] = await db
    .select({
      locationName: locations.name,
      timeZone: sql<string>`coalesce(${locations.timeZone}, ${NO_ZONE})`,
      country: locations.country,
      name: assistants.name,
      systemPrompt: assistants.systemPrompt,
      assistantId: assistants.assistantId,
    })
    .from(locations)
    .leftJoin(
      assistants,
      and(
        eq(assistants.organisationId, locations.organisationId),
        eq(assistants.locationId, locations.id),
      ),
    )
    .where(and(eq(locations.id, at.locationId), eq(locations.organisationId, at.organisationId)))
    .orderBy(asc(assistants.createdAt), asc(assistants.id))
    .limit(1);
  if (!row) throw new Error('a calendar without a location');
  return row;
}

/** Whether a booking to come holds this resource, or one of its units from a number on. */
export async function isHeldLater(
  db: Executor,
  what: { resourceId: string; fromUnit: number; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ bookingId: allocations.bookingId })
    .from(allocations)
    .innerJoin(bookings, eq(bookings.id, allocations.bookingId))
    .where(
      and(
        eq(allocations.resourceId, what.resourceId),
        gte(allocations.unit, what.fromUnit),
        gt(bookings.endsAt, what.now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** People in the largest booking to come that holds a single unit of this resource alone. */
export async function largestPartyLater(
  db: Executor,
  what: { resourceId: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`coalesce(max(${bookings.partySize}), 0)::int` })
    .from(allocations)
    .innerJoin(bookings, eq(bookings.id, allocations.bookingId))
    .where(
      and(
        eq(allocations.resourceId, what.resourceId),
        eq(bookings.kind, 'reservation'),
        gt(bookings.endsAt, what.now),
      ),
    );
  return row?.people ?? 0;
}
