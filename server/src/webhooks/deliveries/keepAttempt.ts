import {
  WEBHOOK_GIVEN_UP_DAYS,
  type WebhookDisabledBecause,
} from '@belldesk/contract/product/webhooks';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { Attempted } from './attempt.ts';
import {
  type DeliveryRow,
  type EndpointRow,
  failPending,
  lockEndpoint,
  noteFailingSince,
  turnOff,
  updateDelivery,
} from './queries.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const GIVEN_UP_MS = WEBHOOK_GIVEN_UP_DAYS * 24 * HOUR_MS;

/** After the first failure, the second, and so on: 17 hours and a half in all. */
export const RETRY_AFTER_MS: readonly number[] = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
];

export const TURNED_OFF = 'The endpoint was turned off';

/**
 * Keeps what came of an attempt, and what follows: the next one, or none; and the endpoint turned off where it asked for
 * that, or has failed for days.
 * @returns the delivery as it is now; null where its endpoint is gone
 */
export function keepAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  delivery: DeliveryRow,
  attempted: Attempted,
): Promise<DeliveryRow | null> {
  const now = new Date(clock.nowMs());
  return db.transaction(async (tx) => {
    const { endpointId: id, organisationId } = delivery;
    const endpoint = await lockEndpoint(tx, { id, organisationId });
    if (!endpoint) return null;
    const attempts = delivery.attempts + 1;
    const isTest = delivery.eventType === 'test';
    const delayMs = isTest || attempted.isGone ? undefined : RETRY_AFTER_MS[attempts - 1];
    const willRetry = !attempted.isDelivered && delayMs !== undefined && endpoint.enabled;
    const failedState = willRetry ? 'pending' : 'failed';
    const kept = await updateDelivery(tx, delivery, {
      state: attempted.isDelivered ? 'delivered' : failedState,
      attempts,
      nextAttemptAt: willRetry ? new Date(now.getTime() + delayMs) : now,
      lastAttemptAt: now,
      lastStatus: attempted.status,
      lastError: attempted.error,
      responseExcerpt: attempted.excerpt,
    });
    await noteHealth(tx, endpoint, attempted, now);
    return kept;
  });
}

async function noteHealth(
  tx: Transaction,
  endpoint: EndpointRow,
  { isDelivered, isGone }: Attempted,
  now: Date,
): Promise<void> {
  if (isDelivered) {
    if (endpoint.failingSince) await noteFailingSince(tx, endpoint, null);
    return;
  }
  const failingSince = endpoint.failingSince ?? now;
  if (!endpoint.failingSince) await noteFailingSince(tx, endpoint, now);
  if (!endpoint.enabled) return;
  if (isGone) await giveUp(tx, endpoint, 'gone', now);
  else if (now.getTime() - failingSince.getTime() >= GIVEN_UP_MS)
    await giveUp(tx, endpoint, 'failures', now);
}

async function giveUp(
  tx: Transaction,
  endpoint: EndpointRow,
  because: WebhookDisabledBecause,
  now: Date,
): Promise<void> {
  await turnOff(tx, endpoint, { because, now });
  await failPending(tx, endpoint, TURNED_OFF);
  await enqueue(tx, 'mail', { template: 'webhook-off', id: endpoint.id });
}
