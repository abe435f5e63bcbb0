import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The lines that end a start: where the site is, where to call, where mail goes. */
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
  ];
}
