import type { WebhookData, WebhookEventType } from '@belldesk/contract/product/webhooks';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../db/client.ts';
import { announceDeliveries, insertDeliveries, listSubscribed } from './queries.ts';

/**
 * Writes down what the business's own systems are to be told, in the transaction in which it happened: it is sent once
 * that is committed, and not at all where it is not.
 * @param what.data read only where an endpoint wants it
 */
export async function queueDelivery<T extends WebhookEventType>(
  tx: Transaction,
  what: {
    readonly organisationId: string;
    readonly type: T;
    readonly nowMs: number;
    readonly data: () => Promise<WebhookData<T>>;
  },
): Promise<void> {
  const { organisationId, type: eventType, nowMs } = what;
  const endpointIds = await listSubscribed(tx, organisationId, eventType);
  if (endpointIds.length === 0) return;
  const createdAt = new Date(nowMs);
  const eventId = uuidv7();
  const payload = { type: eventType, timestamp: createdAt.toISOString(), data: await what.data() };
  await insertDeliveries(
    tx,
    endpointIds.map((endpointId) => ({
      organisationId,
      endpointId,
      eventId,
      eventType,
      payload,
      state: 'pending' as const,
      nextAttemptAt: createdAt,
      createdAt,
    })),
  );
  await announceDeliveries(tx);
}
