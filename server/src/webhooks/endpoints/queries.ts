import type { WebhookState } from '@belldesk/contract/product/webhooks';
import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema.ts';
import type { DeliveryRow, EndpointRow } from '../deliveries/queries.ts';

export interface Own {
  readonly id: string;
  readonly organisationId: string;
}

const isOwn = ({ id, organisationId }: Own) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.organisationId, organisationId));

/** Of a business, oldest first. */
export function listEndpoints(db: Executor, organisationId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organisationId, organisationId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function findEndpoint(db: Executor, own: Own): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(isOwn(own));
  return row ?? null;
}

/** Others that would be made for the same business at the same moment wait. */
export async function countEndpoints(tx: Transaction, organisationId: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${organisationId}`}, 0))`,
  );
  const [row] = await tx
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organisationId, organisationId));
  return row?.endpoints ?? 0;
}

export async function insertEndpoint(
  tx: Transaction,
  values: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [row] = await tx.insert(webhookEndpoints).values(values).returning();
  if (!row) throw new Error('insert into webhook_endpoints gave no row');
  return row;
}

export async function updateEndpoint(
  tx: Transaction,
  own: Own,
  values: Partial<EndpointRow>,
): Promise<EndpointRow | null> {
  const [row] = await tx.update(webhookEndpoints).set(values).where(isOwn(own)).returning();
  return row ?? null;
}

/** With its deliveries. False where there is none. */
export async function deleteEndpoint(db: Executor, own: Own): Promise<boolean> {
  const gone = await db
    .delete(webhookEndpoints)
    .where(isOwn(own))
    .returning({ id: webhookEndpoints.id });
  return gone.length > 0;
}

/** One page of what was sent to an endpoint, newest first. @param what.after begins behind this one */
export function listDeliveries(
  db: Executor,
  what: Own & {
    readonly state: WebhookState | undefined;
    readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<DeliveryRow[]> {
  const { after, state } = what;
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, what.id),
        eq(webhookDeliveries.organisationId, what.organisationId),
        state && eq(webhookDeliveries.state, state),
        after &&
          sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(what.limit);
}

export async function lockDelivery(tx: Transaction, own: Own): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, own.id),
        eq(webhookDeliveries.organisationId, own.organisationId),
      ),
    )
    .for('update');
  return row ?? null;
}

/** How often a business has tried its endpoints since then. */
export async function countTests(
  db: Executor,
  organisationId: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ tests: count() })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.organisationId, organisationId),
        eq(webhookDeliveries.eventType, 'test'),
        gte(webhookDeliveries.createdAt, since),
      ),
    );
  return row?.tests ?? 0;
}
