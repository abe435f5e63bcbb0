import type { WebhookDisabledBecause, WebhookEventType } from '@belldesk/contract/product/webhooks';
import { and, arrayContains, asc, eq, gt, lt, min, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { organisations, users, webhookDeliveries, webhookEndpoints } from '../../db/schema.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Channel on which a committed transaction tells that a delivery waits. */
export const WEBHOOK_CHANNEL = 'belldesk_webhooks';

/** Endpoints of a business that are on and want to be told of such an event. */
export async function listSubscribed(
  db: Executor,
  organisationId: string,
  type: WebhookEventType,
): Promise<string[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.organisationId, organisationId),
        eq(webhookEndpoints.enabled, true),
        arrayContains(webhookEndpoints.eventTypes, [type]),
      ),
    )
    .orderBy(asc(webhookEndpoints.id))
    // One that is being deleted is left out, and none is deleted until this is committed.
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function insertDeliveries(
  db: Executor,
  values: (typeof webhookDeliveries.$inferInsert)[],
): Promise<DeliveryRow[]> {
  return db.insert(webhookDeliveries).values(values).returning();
}

/** Wakes whoever delivers, once this transaction has committed. */
export async function announceDeliveries(db: Executor): Promise<void> {
  await db.execute(sql`select pg_notify(${WEBHOOK_CHANNEL}, '')`);
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly endpointId: string;
}

/**
 * Takes deliveries that are due upon this process: the earliest first, of each endpoint only so many at once.
 * @param what.leaseUntil when one that is not finished by then counts as lost, and is due again
 * @param what.busy how many of each endpoint are under way
 */
export async function claimDue(
  db: Executor,
  what: {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly busy: Readonly<Record<string, number>>;
    readonly perEndpoint: number;
    readonly limit: number;
  },
): Promise<ClaimedDelivery[]> {
  const now = what.now.toISOString();
  const { rows } = await db.execute<{ id: string; endpoint_id: string }>(sql`
    with ranked as (
      select d.id, d.next_attempt_at,
        row_number() over (partition by d.endpoint_id order by d.next_attempt_at, d.id)
          + coalesce((${JSON.stringify(what.busy)}::jsonb ->> d.endpoint_id::text)::int, 0) as place
      from webhook_deliveries d
      where d.state = 'pending' and d.next_attempt_at <= ${now}::timestamptz
    ), chosen as (
      select id from ranked where place <= ${what.perEndpoint}
      order by next_attempt_at, id limit ${what.limit}
    )
    update webhook_deliveries d set next_attempt_at = ${what.leaseUntil.toISOString()}::timestamptz
    from chosen
    where d.id = chosen.id and d.state = 'pending' and d.next_attempt_at <= ${now}::timestamptz
    returning d.id, d.endpoint_id`);
  return rows.map(({ id, endpoint_id: endpointId }) => ({ id, endpointId }));
}

/** When the next delivery that is not due yet will be; null where none waits. */
export async function findNextDue(db: Executor, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(webhookDeliveries.nextAttemptAt) })
    .from(webhookDeliveries)
    .where(and(sql`state = 'pending'`, gt(webhookDeliveries.nextAttemptAt, now)));
  return row?.at ?? null;
}

/** A delivery with its endpoint, by an id that was claimed. */
export async function findWithEndpoint(
  db: Executor,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** Held against other attempts until the transaction ends; what happens meanwhile is not kept waiting. */
export async function lockEndpoint(
  tx: Transaction,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<EndpointRow | null> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.organisationId, organisationId)))
    .for('no key update');
  return row ?? null;
}

export async function updateDelivery(
  tx: Transaction,
  { id, organisationId }: Pick<DeliveryRow, 'id' | 'organisationId'>,
  values: Partial<DeliveryRow>,
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set(values)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.organisationId, organisationId)))
    .returning();
  return row ?? null;
}

export async function noteFailingSince(
  tx: Transaction,
  { id, organisationId }: Pick<EndpointRow, 'id' | 'organisationId'>,
  failingSince: Date | null,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.organisationId, organisationId)));
}

/** Turns an endpoint off. @param off.because null where a person does */
export async function turnOff(
  tx: Transaction,
  { id, organisationId }: Pick<EndpointRow, 'id' | 'organisationId'>,
  off: { readonly because: WebhookDisabledBecause | null; readonly now: Date },
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ enabled: false, disabledBecause: off.because, disabledAt: off.now })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.organisationId, organisationId)));
}

/** What waits for an endpoint is given up; a test is left to whoever waits for it. */
export async function failPending(
  tx: Transaction,
  { id, organisationId }: Pick<EndpointRow, 'id' | 'organisationId'>,
  lastError: string,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', lastError })
    .where(
      and(
        eq(webhookDeliveries.endpointId, id),
        eq(webhookDeliveries.organisationId, organisationId),
        eq(webhookDeliveries.state, 'pending'),
        ne(webhookDeliveries.eventType, 'test'),
      ),
    );
}

/** An endpoint that the service turned off, and the owner of its business; null where it is on again. */
export async function findTurnedOffForMail(db: Executor, endpointId: string) {
  const [row] = await db
    .select({
      url: webhookEndpoints.url,
      disabledBecause: webhookEndpoints.disabledBecause,
      email: users.email,
    })
    .from(webhookEndpoints)
    .innerJoin(organisations, eq(organisations.id, webhookEndpoints.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.enabled, false)));
  if (!row?.disabledBecause) return null;
  return { ...row, because: row.disabledBecause };
}

/** Deliveries of every business made before then. @returns how many */
export async function deleteOldDeliveries(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before));
  return rowCount ?? 0;
}
