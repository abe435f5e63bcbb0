import type { WebhookDelivery, WebhookEventType } from '@belldesk/contract/product/webhooks';
import { t } from '@lingui/core/macro';

/** When an event of this type is sent, in the words of the form. */
export const eventTexts: Readonly<Record<WebhookEventType, string>> = {
  'call.ended': t`A call has ended`,
  'booking.made': t`A booking was created`,
  'booking.moved': t`A booking was moved`,
  'booking.cancelled': t`A booking was cancelled`,
  'booking.restored': t`A cancelled booking was restored`,
  'message.taken': t`A caller left a message`,
  'order.placed': t`An order was placed`,
  'order.moved': t`An order was moved`,
  'order.cancelled': t`An order was cancelled`,
  'order.restored': t`A cancelled order was restored`,
};

/** What came of a test, in a sentence. */
export function testText({ state, lastStatus, lastError }: WebhookDelivery): string {
  return state === 'delivered'
    ? t`Test delivered. Response: ${lastStatus ?? 'null'}.`
    : t`Test not delivered. ${lastError ?? t`Unknown reason`}.`;
}
