import {
  WEBHOOK_GIVEN_UP_DAYS,
  type WebhookDisabledBecause,
} from '@belldesk/contract/product/webhooks';
import type { Mail } from '../mail/transport.ts';
import { findTurnedOffForMail } from '../webhooks/deliveries/queries.ts';
import { accountMail } from './accountTexts.ts';
import { mailTemplate } from './mailTemplate.ts';

const WHY: Readonly<Record<WebhookDisabledBecause, string>> = {
  failures: `All events sent to it in the last ${WEBHOOK_GIVEN_UP_DAYS} days failed.`,
  gone: 'It responded with status 410 (Gone).',
};

/** Tells the owner that events are no longer sent to an address of theirs. */
export function webhookOffMail(
  off: { readonly email: string; readonly url: string; readonly because: WebhookDisabledBecause },
  publicUrl: string,
): Mail {
  return accountMail({
    to: off.email,
    subject: 'A webhook was turned off',
    heading: 'A webhook was turned off',
    before: [
      `Events are no longer sent to ${off.url}`,
      WHY[off.because],
      'Events that happen while it is off are not sent later. Fix the problem, then turn it back on:',
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
