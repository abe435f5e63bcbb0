import type { Clock } from '@belldesk/kit/clock';
import type { OutgoingMeans } from '@belldesk/kit/outgoing/request';
import type { Sealer } from '@belldesk/kit/sealer';

/** What outgoing webhooks may reach, and what opens their secrets. */
export interface WebhookMeans {
  readonly outgoing: OutgoingMeans;
  readonly sealer: Sealer;
}

/** Of an answer more is of no use: it is read no further. */
const MOST_ANSWER_BYTES = 64 * 1_024;

/** @param hosts that may be asked wherever they are */
export function outgoingWebhooks(hosts: readonly string[], clock: Clock): OutgoingMeans {
  return { allowedHosts: new Set(hosts), maxAnswerBytes: MOST_ANSWER_BYTES, clock };
}
