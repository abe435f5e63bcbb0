import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { addressLines } from './addresses.ts';

test('an IPv6 host stands in brackets, and a mail server is named without its password', () => {
  const lines = addressLines(
    loadConfig({ SIP_HOST: '2001:db8::1', SMTP_URL: 'smtps://me:hunter2@mail.example' }),
  );
  expect(lines).toEqual([
    'Belldesk is ready.',
    '  Site       http://localhost:3000',
    '  Telephone  sip:<assistant>@[2001:db8::1]:5060',
    '  Mail       sent by mail.example',
    '  Plans      not sold, every account is on the free plan (see "Take payments" in the README)',
  ]);
});

test('how plans are sold is told', () => {
  const plansLine = (env: Record<string, string>) => addressLines(loadConfig(env)).at(-1);
  expect(plansLine({ TEST_CHECKOUT: 'true' })).toContain('test checkout, no money moves');
  expect(
    plansLine({ STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }),
  ).toContain('sold with Stripe');
});
