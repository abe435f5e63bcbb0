import { AppError } from '@belldesk/contract/errors';
import {
  checkedAddress,
  isAllowedHost,
  NotSent,
  type OutgoingMeans,
} from '@belldesk/kit/outgoing/request';
import { HTTPS_NEEDED, NOT_SENT } from '../deliveries/attempt.ts';

/** @returns not-found, also for what is another business's */
export function noSuchEndpoint(): AppError {
  return new AppError('not-found', 'Webhook endpoint not found');
}

/** @returns not-found, also for what is another business's */
export function noSuchDelivery(): AppError {
  return new AppError('not-found', 'Delivery not found');
}

/**
 * Whether webhooks may be sent to an address: by https, to the public internet, or to a host that the operator names.
 * It is looked at again at every attempt; this is for whoever enters it.
 * @throws AppError bad-input, at the field url
 */
export async function requireReachable(address: string, means: OutgoingMeans): Promise<void> {
  const url = new URL(address);
  const isNamed = isAllowedHost(url, means.allowedHosts);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isNamed))
    throw wrongUrl(HTTPS_NEEDED);
  if (url.username !== '' || url.password !== '')
    throw wrongUrl('Remove the user name and password from the URL');
  try {
    await checkedAddress(url, means);
  } catch (cause) {
    if (cause instanceof NotSent) throw wrongUrl(NOT_SENT[cause.reason]);
    throw cause;
  }
}

function wrongUrl(message: string): AppError {
  return new AppError('bad-input', message, { fields: [{ field: 'url', message }] });
}
