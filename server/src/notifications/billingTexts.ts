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
    subject: `Payment failed for your ${name} plan`,
    text: lines(
      `The payment for your ${name} plan failed.`,
      '',
      'Nothing changes for your callers yet. You keep your plan until:',
      `${momentText(graceEndsAt, 'UTC')} (UTC)`,
      '',
      'After that, your account moves to Starter, free of charge.',
      'To update your card or pay the invoice, open "Manage billing":',
      `${publicUrl}/my-assistant/subscription`,
      ...(isTest ? ['', 'This is a test. Nothing is charged.'] : []),
    ),
  };
}

export const billingMails = {
  'payment-failed': mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findUnpaidForMail(deps.db, id),
    render: paymentFailedMail,
  }),
};
