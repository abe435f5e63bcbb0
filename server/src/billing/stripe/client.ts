import { AppError } from '@belldesk/contract/errors';
import Stripe from 'stripe';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export interface StripeAccess {
  readonly secretKey: string;
  /** Stripe's own address, or of what stands in for it in tests. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}

export function createStripe({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/**
 * Does something with Stripe, and says in plain words what went wrong.
 * @throws AppError conflict where a card was refused, timed-out without an answer, busy for the rest
 */
export async function asked<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (cause) {
    if (isRefusal(cause)) {
      throw new AppError('conflict', refusalText(cause), { cause });
    }
    if (cause instanceof Stripe.errors.StripeConnectionError) {
      throw new AppError(
        'timed-out',
        'The payment service is not responding. Check again in a minute before you retry.',
        { cause },
      );
    }
    if (cause instanceof Stripe.errors.StripeError) {
      throw new AppError(
        'busy',
        'The payment service rejected this request. You were not charged. Please try again later.',
        { cause },
      );
    }
    throw cause;
  }
}

const WANTS_ITS_OWNER = /requires_action|authentication_required/;

function refusalText(cause: Stripe.errors.StripeError): string {
  const code = `${cause.code ?? ''} ${cause.decline_code ?? ''}`;
  return WANTS_ITS_OWNER.test(code)
    ? 'Your bank requires confirmation that is not possible here. Nothing was changed. Use another card under Manage billing.'
    : 'Your card was declined. Nothing was changed.';
}

/** 402: a card was declined, or its bank wants to be asked, which only its owner can do. */
export function isRefusal(cause: unknown): cause is Stripe.errors.StripeError {
  return cause instanceof Stripe.errors.StripeError && cause.statusCode === 402;
}
