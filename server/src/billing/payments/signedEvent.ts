import { AppError } from '@belldesk/contract/errors';
import Stripe from 'stripe';
import type { ProviderEvent } from './provider.ts';

/** Events of these change what an account has bought. */
const OF_SUBSCRIPTIONS =
  /^(checkout\.session|customer\.subscription|subscription_schedule|invoice|charge|credit_note)\./;

/**
 * Checks an event's signature as Stripe makes it (HMAC-SHA256 over its time and the raw body, at most five
 * minutes old) and reads of whom it tells.
 * @throws AppError bad-input
 */
export function readSignedEvent(
  rawBody: string,
  signature: string,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): ProviderEvent {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(rawBody, signature, secret, undefined, undefined, nowMs);
  } catch (cause) {
    throw new AppError('bad-input', 'The signature is incorrect', { cause });
  }
  const customerId = OF_SUBSCRIPTIONS.test(event.type) ? customerOf(event.data.object) : null;
  return { eventId: event.id, customerId };
}

/** Signs a body as Stripe does. */
export function signEvent(body: string, secret: string, nowMs: number): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(nowMs / 1_000),
  });
}

function customerOf(object: object): string | null {
  if (!('customer' in object)) return null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  const isWhole = typeof customer === 'object' && customer !== null && 'id' in customer;
  return isWhole && typeof customer.id === 'string' ? customer.id : null;
}
