import { expect, it } from 'vitest';
import { paymentFailedMail } from './billingTexts.ts';

const unpaid = {
  email: 'owner@example.com',
  planId: 'premium',
  graceEndsAt: new Date('2026-03-05T14:30:00Z'),
} as const;

it('a failed payment is told with the plan, the end of the grace and where to settle it', () => {
  const mail = paymentFailedMail({ ...unpaid, isTest: false }, 'https://desk.example.com');
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    subject: 'Payment failed for your Premium plan',
  });
  expect(mail.text).toContain('5 March 2026 at 14:30 (UTC)');
  expect(mail.text).toContain('https://desk.example.com/my-assistant/subscription');
  expect(mail.text).not.toContain('Nothing is charged');
});

it('one of the local test checkout says that no money moves', () => {
  expect(paymentFailedMail({ ...unpaid, isTest: true }, 'http://x').text).toContain(
    'Nothing is charged',
  );
});
