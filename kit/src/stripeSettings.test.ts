import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const secretKey = 'sk_test_12345678';
const webhookSecret = 'whsec_12345678';

test('without keys there is no payment service', () => {
  expect(loadConfig({}).stripe).toBeUndefined();
});

test('both secrets make one, at its own address or another', () => {
  const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  expect(loadConfig(env).stripe).toEqual({
    secretKey,
    webhookSecret,
    apiUrl: 'https://api.stripe.com',
  });
  const double = { ...env, STRIPE_API_URL: 'http://127.0.0.1:9000/' };
  expect(loadConfig(double).stripe?.apiUrl).toBe('http://127.0.0.1:9000');
});

test('one secret without the other is refused by name, and neither is shown', () => {
  expect(() => loadConfig({ STRIPE_SECRET_KEY: secretKey })).toThrow(
    'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.',
  );
  expect(() => loadConfig({ STRIPE_WEBHOOK_SECRET: webhookSecret })).toThrow(
    'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is.',
  );
  expect(() =>
    loadConfig({ STRIPE_SECRET_KEY: 'sk live', STRIPE_WEBHOOK_SECRET: webhookSecret }),
  ).toThrow(/^STRIPE_SECRET_KEY must be a secret key of Stripe, such as sk_live_(?!.*sk live)/);
});

test('without Stripe nothing is sold, unless the test checkout is turned on', () => {
  expect(loadConfig({}).checkout).toBe('off');
  expect(loadConfig({ TEST_CHECKOUT: 'true' }).checkout).toBe('test');
  const stripe = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  expect(loadConfig(stripe).checkout).toBe('stripe');
});

test('in development it is on where nothing is said', () => {
  expect(loadConfig({ BELLDESK_MODE: 'development' }).checkout).toBe('test');
  expect(loadConfig({ BELLDESK_MODE: 'development', TEST_CHECKOUT: 'false' }).checkout).toBe('off');
});

test('plans are not sold for money and for none at once', () => {
  expect(() =>
    loadConfig({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      TEST_CHECKOUT: 'true',
    }),
  ).toThrow('TEST_CHECKOUT must not be true when STRIPE_SECRET_KEY is set.');
});
