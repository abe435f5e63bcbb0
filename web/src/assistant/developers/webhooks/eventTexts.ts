import type { WebhookDelivery, WebhookEventType } from '@belldesk/contract/product/webhooks';

/** When an event of this type is sent, in the words of the form. */
export const eventTexts: Readonly<Record<WebhookEventType, string>> = {
  'call.ended': 'A call has ended',
  'booking.made': 'A booking was made',
  'booking.moved': 'A booking was moved',
  'booking.cancelled': 'A booking was cancelled',
  'booking.restored': 'A cancelled booking stands again',
  'message.taken': 'A caller left a message',
  'order.placed': 'An order was placed',
  'order.moved': 'An order was moved',
  'order.cancelled': 'An order was cancelled',
  'order.restored': 'A cancelled order stands again',
};

/** What came of a test, in a sentence. */
export function testText({ state, lastStatus, lastError }: WebhookDelivery): string {
  return state === 'delivered'
    ? `The test arrived: answered ${lastStatus}.`
    : `The test did not arrive. ${lastError ?? 'Nobody knows why'}.`;
}
