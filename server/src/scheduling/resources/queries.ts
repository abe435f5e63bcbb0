import { and, asc, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { resources, resourceUnits, serviceResources, services } from '../../db/schema.ts';
import type { LocationKey, OneOrAll } from '../../organisations/locations/queries.ts';

export type ResourceRow = typeof resources.$inferSelect;
export type CountedResource = ResourceRow & { readonly count: number };

const COUNT = sql<number>`(
  select count(*)::int from ${resourceUnits} where ${resourceUnits.resourceId} = ${resources.id}
)`;

function counted(db: Executor) {
  return db.select({ resource: resources, count: COUNT }).from(resources);
}

/** The resources of one location, or of all, by name, those that were removed left out. */
export async function listResources(db: Executor, at: OneOrAll): Promise<CountedResource[]> {
  const rows = await counted(db)
    .where(
      and(
        eq(resources.organisationId, at.organisationId),
        at.locationId === undefined ? undefined : eq(resources.locationId, at.locationId),
        isNull(resources.removedAt),
      ),
    )
    .orderBy(asc(resources.name), asc(resources.id));
  return rows.map(({ resource, count }) => ({ ...resource, count }));
}

export async function findResource(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<CountedResource | null> {
  const [row] = await counted(db).where(
    and(
      eq(resources.id, id),
      eq(resources.organisationId, organisationId),
      isNull(resources.removedAt),
    ),
  );
  return row ? { ...row.resource, count: row.count } : null;
}

/** How many resources can be booked, and how many single ones they are together. */
export async function countResources(
  db: Executor,
  { organisationId, locationId }: LocationKey,
): Promise<{ readonly resources: number; readonly units: number }> {
  const [row] = await db
    .select({
      resources: sql<number>`count(distinct ${resources.id})::int`,
      units: sql<number>`count(${resourceUnits.unit})::int`,
    })
    .from(resources)
    .leftJoin(resourceUnits, eq(resourceUnits.resourceId, resources.id))
    .where(
      and(
        eq(resources.organisationId, organisationId),
        eq(resources.locationId, locationId),
        isNull(resources.removedAt),
      ),
    );
  return row ?? { resources: 0, units: 0 };
}

export async function insertResource(
  tx: Transaction,
  values: typeof resources.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(resources).values(values).returning({ id: resources.id });
  if (!row) throw new Error('insert into resources gave no row');
  return row.id;
}

export async function updateResource(
  tx: Transaction,
  { id, organisationId }: { id: string; organisationId: string },
  values: Partial<Pick<ResourceRow, 'name' | 'kind' | 'capacity' | 'removedAt'>>,
): Promise<void> {
  await tx
    .update(resources)
    .set({ ...values, version: sql`${resources.version} + 1` })
    .where(and(eq(resources.id, id), eq(resources.organisationId, organisationId)));
}

/** As many units as `count`, numbered from 1; what those taken away held once is forgotten. */
export async function setUnits(tx: Transaction, resourceId: string, count: number): Promise<void> {
  await tx
    .delete(resourceUnits)
    .where(and(eq(resourceUnits.resourceId, resourceId), gt(resourceUnits.unit, count)));
  await tx
    .insert(resourceUnits)
    .values(Array.from({ length: count }, (_, index) => ({ resourceId, unit: index + 1 })))
    .onConflictDoNothing();
}

/** Names of the services for which nothing but this resource does. */
export async function listServicesLeftWithout(db: Executor, resourceId: string): Promise<string[]> {
  const others = db
    .select({ one: sql`1` })
    .from(sql`${serviceResources} as other`)
    .innerJoin(resources, sql`${resources.id} = other.resource_id`)
    .where(
      and(
        sql`other.service_id = ${services.id}`,
        ne(resources.id, resourceId),
        isNull(resources.removedAt),
      ),
    );
  const rows = await db
    .select({ name: services.name })
    .from(services)
    .innerJoin(serviceResources, eq(serviceResources.serviceId, services.id))
    .where(and(eq(serviceResources.resourceId, resourceId), notExists(others)))
    .orderBy(asc(services.name), asc(services.id));
  return rows.map(({ name }) => name);
}
