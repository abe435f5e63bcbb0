import { AppError } from '@belldesk/contract/errors';
import {
  WEBHOOK_DELIVERIES_A_PAGE,
  WEBHOOK_TESTS_A_MINUTE,
  type WebhookDeliveries,
  type WebhookDeliveriesInput,
  type WebhookDelivery,
  type WebhookEvent,
} from '@belldesk/contract/product/webhooks';
import { v7 as uuidv7 } from 'uuid';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { attemptDelivery } from '../deliveries/attempt.ts';
import { LEASE_MS } from '../deliveries/deliverer.ts';
import { keepAttempt } from '../deliveries/keepAttempt.ts';
import {
  announceDeliveries,
  type DeliveryRow,
  insertDeliveries,
  lockEndpoint,
  updateDelivery,
} from '../deliveries/queries.ts';
import { noSuchDelivery, noSuchEndpoint } from './policy.ts';
import { presentDelivery, presentEndpoint } from './presenter.ts';
import { countTests, findEndpoint, listDeliveries, lockDelivery } from './queries.ts';

const MINUTE_MS = 60_000;

/** One page of what was sent to an endpoint, newest first. @throws AppError unauthenticated, not-found */
export async function listWebhookDeliveries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: WebhookDeliveriesInput;
}): Promise<WebhookDeliveries> {
  const { organisationId } = requireMember(ctx, 'see what was sent to a webhook');
  const own = { id: input.id, organisationId };
  const endpoint = await findEndpoint(ctx.db, own);
  if (!endpoint) throw noSuchEndpoint();
  const found = await listDeliveries(ctx.db, {
    ...own,
    state: input.state,
    after: input.after === undefined ? undefined : placeOf(input.after),
    limit: WEBHOOK_DELIVERIES_A_PAGE + 1,
  });
  const rows = found.slice(0, WEBHOOK_DELIVERIES_A_PAGE);
  const last = found.length > WEBHOOK_DELIVERIES_A_PAGE ? rows.at(-1) : undefined;
  return {
    endpoint: presentEndpoint(endpoint, ctx.clock.nowMs()),
    rows: rows.map(presentDelivery),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}

/** @param cursor as the contract lets it pass */
function placeOf(cursor: string): { createdAt: Date; id: string } {
  const [createdMs, id = ''] = cursor.split('.');
  return { createdAt: new Date(Number(createdMs)), id };
}

/**
 * Sends an event `test` now, once, also to an endpoint that is off.
 * @returns what came of it
 * @throws AppError unauthenticated, not-found, too-many
 */
export async function testWebhookEndpoint({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<WebhookDelivery> {
  const { organisationId } = requireMember(ctx, 'test a webhook');
  const own = { id: input.id, organisationId };
  const nowMs = ctx.clock.nowMs();
  const written = await ctx.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, own);
    if (!endpoint) throw noSuchEndpoint();
    const tests = await countTests(tx, organisationId, new Date(nowMs - MINUTE_MS));
    if (tests >= WEBHOOK_TESTS_A_MINUTE)
      throw new AppError('too-many', 'Too many tests at once. Try again in a minute.');
    const createdAt = new Date(nowMs);
    const payload: WebhookEvent = {
      type: 'test',
      timestamp: createdAt.toISOString(),
      data: { endpointId: own.id, message: 'This is a test.' },
    };
    const [delivery] = await insertDeliveries(tx, [
      {
        organisationId,
        endpointId: own.id,
        eventId: uuidv7(),
        eventType: 'test',
        payload,
        state: 'pending',
        // This process's own until then.
        nextAttemptAt: new Date(nowMs + LEASE_MS),
        createdAt,
      },
    ]);
    return delivery && { delivery, endpoint };
  });
  if (!written) throw new Error('insert into webhook_deliveries gave no row');
  const kept = await keepAttempt(ctx, written.delivery, await attemptDelivery(ctx, written));
  if (!kept) throw noSuchEndpoint();
  return presentDelivery(kept);
}

/**
 * Sends a delivery once more, at once, under the same webhook-id, and again as often as a new one where it fails.
 * @throws AppError unauthenticated, not-found, conflict (the endpoint is off)
 */
export async function redeliverWebhook({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly deliveryId: string };
}): Promise<WebhookDelivery> {
  const { organisationId } = requireMember(ctx, 'send a webhook again');
  return ctx.db.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, { id: input.deliveryId, organisationId });
    if (!delivery) throw noSuchDelivery();
    const endpoint = await findEndpoint(tx, { id: delivery.endpointId, organisationId });
    if (!endpoint) throw noSuchDelivery();
    if (!endpoint.enabled)
      throw new AppError('conflict', 'This endpoint is off. Turn it on, then resend.');
    const row: DeliveryRow | null = await updateDelivery(tx, delivery, {
      state: 'pending',
      attempts: 0,
      nextAttemptAt: new Date(ctx.clock.nowMs()),
    });
    if (!row) throw noSuchDelivery();
    await announceDeliveries(tx);
    return presentDelivery(row);
  });
}
