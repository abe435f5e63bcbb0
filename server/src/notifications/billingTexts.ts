import { planById } from '@belldesk/contract/catalogue/plans';
import { momentText } from '@belldesk/contract/time/texts';
import { findUnpaidForMail, type UnpaidForMail } from '../billing/queries.ts';
import { lines } from '../mail/lines.ts';
import type { Mail } from '../mail/transport.ts';
import { mailTemplate } from './mailTemplate.ts';

/** Tells the owner that a renewal was not paid, and until when the plan holds all the same. */
export function paymentFailedMail(
  { email, planId, graceEndsAt, isTest }: UnpaidForMail,
  publicUrl: string,
): Mail {
  const { name } = planById(planId);
  return {
    to: email,
    subject: `The payment for your ${name} plan failed`,
    text: lines(
      `The payment for your ${name} plan did not go through.`,
      '',
      'Nothing changes for your callers yet. The plan holds until:',
      `${momentText(graceEndsAt, 'UTC')} (UTC)`,
      '',
      'After that the account is on Starter, and nothing more is asked for.',
      'To use another card or to settle the payment, open "Manage billing":',
      `${publicUrl}/my-assistant/subscription`,
      ...(isTest ? ['', 'This desk has no payment service: no money moves.'] : []),
    ),
  };
}

export const billingMails = {
  'payment-failed': mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findUnpaidForMail(deps.db, id),
    render: paymentFailedMail,
  }),
};
