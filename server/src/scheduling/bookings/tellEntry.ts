import type { WebhookEventType } from '@belldesk/contract/product/webhooks';
import type { Transaction } from '../../db/client.ts';
import { queueDelivery } from '../../webhooks/deliveries/queueDelivery.ts';
import { entryOf } from './entries.ts';

/** Events of which an entry of the calendar is the data. */
export type EntryEvent = Extract<WebhookEventType, `booking.${string}` | `order.${string}`>;

/** Tells the business's own systems of an entry of its calendar, as it stands now. */
export function tellEntry(
  tx: Transaction,
  own: { readonly id: string; readonly organisationId: string },
  type: EntryEvent,
  nowMs: number,
): Promise<void> {
  const { organisationId } = own;
  return queueDelivery(tx, { organisationId, type, nowMs, data: () => entryOf(tx, own) });
}
