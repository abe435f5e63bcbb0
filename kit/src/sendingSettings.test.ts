import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test('every limit has a default, and can be set', () => {
  expect(loadConfig({}).sending).toEqual({
    notices: {
      perHour: 200,
      perDay: 1_000,
      perRecipientDay: 5,
      perSignUpAddressDay: 120,
      perFreeAccountDay: 10,
      perPaidAccountDay: 60,
    },
    unconfirmed: { perHour: 300, perAddressDay: 5 },
    signUps: { perHour: 10, perDay: 30 },
  });
  const { sending } = loadConfig({ MAX_NOTICES_FREE: '0', MAX_SIGN_UPS_PER_DAY: '500' });
  expect(sending.notices.perFreeAccountDay).toBe(0);
  expect(sending.signUps).toEqual({ perHour: 10, perDay: 500 });
});

test.each(['-1', '1.5', 'many', '1000001'])('%s is refused by name', (wrong) => {
  expect(() => loadConfig({ MAX_NOTICES_PER_DAY: wrong })).toThrow(
    `MAX_NOTICES_PER_DAY must be a whole number from 0 to 1000000 (it is "${wrong}").`,
  );
});
