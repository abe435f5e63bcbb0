import { z } from 'zod';
import { isNetwork } from './network.ts';
import { define } from './setting.ts';

const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isNetwork));

/** The settings of what stands between visitors and the site. */
export const proxySettings = {
  TRUSTED_PROXIES: define({
    schema: networks,
    mustBe: 'addresses or networks with commas between, such as 127.0.0.1, 10.0.0.0/8',
    usual: 'nobody is believed',
    means:
      "Reverse proxies whose X-Forwarded-For is believed: limits then count each visitor's own address; each proxy must add the address it was reached from at the end of that header",
  }),
} as const;
