import { isIP } from 'node:net';
import { z } from 'zod';
import { define } from './setting.ts';

/** An address, or as many of its leading bits as a whole network shares (RFC 4632 section 3.1). */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

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
