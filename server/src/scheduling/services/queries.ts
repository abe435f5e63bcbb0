import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { resources, serviceResources, services } from '../../db/schema.ts';
import type { LocationKey, OneOrAll } from '../../organisations/locations/queries.ts';
import type { ServiceRow } from '../availability/queries.ts';

/** A service with the ids of what does for it. */
export type ServiceWithResources = ServiceRow & { readonly resourceIds: readonly string[] };

async function withResources(
  db: Executor,
  rows: readonly ServiceRow[],
): Promise<ServiceWithResources[]> {
  if (rows.length === 0) return [];
  const links = await db
    .select({ serviceId: serviceResources.serviceId, resourceId: resources.id })
    .from(serviceResources)
    .innerJoin(resources, eq(resources.id, serviceResources.resourceId))
    .where(
      and(
        inArray(
          serviceResources.serviceId,
          rows.map(({ id }) => id),
        ),
        isNull(resources.removedAt),
      ),
    )
    .orderBy(asc(resources.name), asc(resources.id));
  return rows.map((row) => ({
    ...row,
    resourceIds: links
      .filter(({ serviceId }) => serviceId === row.id)
      .map(({ resourceId }) => resourceId),
  }));
}

/** Of one location, or of all, by name. */
export async function listServices(db: Executor, at: OneOrAll): Promise<ServiceWithResources[]> {
  const rows = await db
    .select()
    .from(services)
    .where(
      and(
        eq(services.organisationId, at.organisationId),
        at.locationId === undefined ? undefined : eq(services.locationId, at.locationId),
      ),
    )
    .orderBy(asc(services.name), asc(services.id));
  return withResources(db, rows);
}

export async function findService(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<ServiceWithResources | null> {
  const rows = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.organisationId, organisationId)));
  const [found] = await withResources(db, rows);
  return found ?? null;
}

/** How many of these resources are the location's own and can be booked. */
export async function countOwnResources(
  db: Executor,
  what: LocationKey & { readonly resourceIds: readonly string[] },
): Promise<number> {
  if (what.resourceIds.length === 0) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(resources)
    .where(
      and(
        eq(resources.organisationId, what.organisationId),
        eq(resources.locationId, what.locationId),
        inArray(resources.id, [...what.resourceIds]),
        isNull(resources.removedAt),
      ),
    );
  return row?.count ?? 0;
}

export async function countServices(
  db: Executor,
  { organisationId, locationId }: LocationKey,
): Promise<number> {
  const there = and(
    eq(services.organisationId, organisationId),
    eq(services.locationId, locationId),
  );
  return db.$count(services, there);
}

export async function insertService(
  tx: Transaction,
  values: typeof services.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(services).values(values).returning({ id: services.id });
  if (!row) throw new Error('insert into services gave no row');
  return row.id;
}

export async function updateService(
  tx: Transaction,
  { id, organisationId }: { id: string; organisationId: string },
  values: Partial<typeof services.$inferInsert>,
): Promise<void> {
  await tx
    .update(services)
    .set({ ...values, version: sql`${services.version} + 1` })
    .where(and(eq(services.id, id), eq(services.organisationId, organisationId)));
}

export async function setResources(
  tx: Transaction,
  serviceId: string,
  resourceIds: readonly string[],
): Promise<void> {
  await tx.delete(serviceResources).where(eq(serviceResources.serviceId, serviceId));
  if (resourceIds.length > 0)
    await tx
      .insert(serviceResources)
      .values([...new Set(resourceIds)].map((resourceId) => ({ serviceId, resourceId })));
}

export async function deleteService(
  tx: Transaction,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<void> {
  await tx
    .delete(services)
    .where(and(eq(services.id, id), eq(services.organisationId, organisationId)));
}
