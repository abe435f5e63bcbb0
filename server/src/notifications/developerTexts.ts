import {
  WEBHOOK_GIVEN_UP_DAYS,
  type WebhookDisabledBecause,
} from '@belldesk/contract/product/webhooks';
import type { Mail } from '../mail/transport.ts';
import { findTurnedOffForMail } from '../webhooks/deliveries/queries.ts';
import { accountMail } from './accountTexts.ts';
import { mailTemplate } from './mailTemplate.ts';

const WHY: Readonly<Record<WebhookDisabledBecause, string>> = {
  failures: `Every event that was sent there in the last ${WEBHOOK_GIVEN_UP_DAYS} days failed.`,
  gone: 'It answered with the status 410, which says that it wants no more events.',
};

/** Tells the owner that events are no longer sent to an address of theirs. */
export function webhookOffMail(
  off: { readonly email: string; readonly url: string; readonly because: WebhookDisabledBecause },
  publicUrl: string,
): Mail {
  return accountMail({
    to: off.email,
    subject: 'A webhook of your business was turned off',
    heading: 'A webhook was turned off',
    before: [
      `Events are no longer sent to ${off.url}`,
      WHY[off.because],
      'Events that happen while it is off are not sent later. Look at what went wrong, then turn it on again:',
    ],
    link: {
      address: `${publicUrl}/my-assistant/developers?tab=webhooks`,
      caption: 'Open webhooks',
    },
    after: ['Calls, bookings and messages are not affected.'],
  });
}

export const webhookMails = {
  'webhook-off': mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findTurnedOffForMail(deps.db, id),
    render: webhookOffMail,
  }),
};
