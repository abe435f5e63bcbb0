import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookEventType,
} from '@belldesk/contract/product/webhooks';
import type { DeliveryRow, EndpointRow } from '../deliveries/queries.ts';

/** Without its secrets. @param nowMs whether the secret before still signs */
export function presentEndpoint(row: EndpointRow, nowMs: number): WebhookEndpoint {
  const until = row.previousSecretUntil;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    eventTypes: webhookEventType.options.filter((type) => row.eventTypes.includes(type)),
    enabled: row.enabled,
    disabledBecause: row.disabledBecause,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretUntil: until && until.getTime() > nowMs ? until.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.eventId,
    eventType: row.eventType === 'test' ? 'test' : webhookEventType.parse(row.eventType),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    lastStatus: row.lastStatus,
    lastError: row.lastError,
    responseExcerpt: row.responseExcerpt,
    createdAt: row.createdAt.toISOString(),
  };
}
