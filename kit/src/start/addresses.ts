import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { CheckoutMode } from '@belldesk/contract/checkoutMode';
import type { Config } from '../config.ts';

const plans: Readonly<Record<CheckoutMode, string>> = {
  stripe: 'sold with Stripe',
  test: 'test checkout, no money moves: whoever signs up can take the largest plan',
  off: 'not sold, every account is on the free plan (see "Take payments" in the README)',
};

/** The lines that end a start: where the site is, where to call, where mail goes, how plans are sold. */
export function addressLines(config: Config): string[] {
  const host = isIPv6(config.sipHost) ? `[${config.sipHost}]` : config.sipHost;
  const mail = config.smtpUrl
    ? `sent by ${new URL(config.smtpUrl).hostname}`
    : `kept in ${join(config.dataDir, 'outbox')}`;
  return [
    'Belldesk is ready.',
    `  Site       ${config.publicUrl}`,
    `  Telephone  sip:<assistant>@${host}:${config.sipPort}`,
    `  Mail       ${mail}`,
    `  Plans      ${plans[config.checkout]}`,
  ];
}
