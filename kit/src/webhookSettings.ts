import { define } from './setting.ts';
import { hostList } from './toolSettings.ts';

/** The setting of where webhooks of businesses may go beyond the public internet. */
export const webhookSettings = {
  WEBHOOK_HOSTS: define({
    schema: hostList,
    mustBe: 'hosts, such as crm.internal,localhost:4000',
    usual: 'only the public internet, by https',
    means:
      'Hosts inside your own network, or of this machine, that webhooks of businesses may be sent to, by http as well',
  }),
} as const;
