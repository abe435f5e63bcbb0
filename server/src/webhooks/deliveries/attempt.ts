import { isAllowedHost, NotSent, sendOutgoing } from '@belldesk/kit/outgoing/request';
import { storable } from '@belldesk/kit/storable';
import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import type { DeliveryRow, EndpointRow } from './queries.ts';
import { signedHeaders } from './signature.ts';

export const ATTEMPT_MS = 10_000;
const EXCERPT_CHARACTERS = 500;
const GONE = 410;

/** What came of one attempt. */
export interface Attempted {
  readonly isDelivered: boolean;
  /** The receiver wants no more of them. */
  readonly isGone: boolean;
  /** Null where nobody answered. */
  readonly status: number | null;
  /** In words for its owner; null where it was delivered. */
  readonly error: string | null;
  readonly excerpt: string | null;
}

/** Why nothing was sent, as its owner reads it: at the field of the address, and in the log of deliveries. */
export const NOT_SENT = {
  private: 'This address is inside a private network',
  unknown: 'This host name is not known',
  unreachable: 'No server responds at this address',
  late: 'This host name could not be looked up in time',
} as const;
export const HTTPS_NEEDED = 'Use a URL that starts with https://';

/** Sends one delivery once. Never throws: whatever goes wrong is what came of it. */
export async function attemptDelivery(
  { clock, webhooks, logger }: Pick<Deps, 'clock' | 'webhooks' | 'logger'>,
  { delivery, endpoint }: { readonly delivery: DeliveryRow; readonly endpoint: EndpointRow },
): Promise<Attempted> {
  const nowMs = clock.nowMs();
  const url = new URL(endpoint.url);
  // The setting that let it be asked by http may be gone.
  if (url.protocol !== 'https:' && !isAllowedHost(url, webhooks.outgoing.allowedHosts))
    return failed(HTTPS_NEEDED);
  try {
    const body = JSON.stringify(delivery.payload);
    const secrets = [endpoint.secret];
    const { previousSecret, previousSecretUntil } = endpoint;
    if (previousSecret && previousSecretUntil && previousSecretUntil.getTime() > nowMs)
      secrets.push(previousSecret);
    const answer = await sendOutgoing(
      {
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Belldesk-Webhooks/1',
          ...signedHeaders({
            id: delivery.eventId,
            nowMs,
            body,
            secrets: secrets.map((sealed) => webhooks.sealer.open(sealed)),
          }),
        },
        body,
        timeoutMs: ATTEMPT_MS,
      },
      webhooks.outgoing,
    );
    const { status, text } = answer;
    const isDelivered = status >= 200 && status < 300;
    return {
      isDelivered,
      isGone: status === GONE,
      status,
      error: isDelivered ? null : wordsFor(status),
      excerpt: storable(text.slice(0, EXCERPT_CHARACTERS)),
    };
  } catch (cause) {
    if (cause instanceof NotSent) return failed(NOT_SENT[cause.reason]);
    logger.debug({ problem: describeError(cause) }, 'a webhook was not answered');
    return failed('No complete response within 10 seconds');
  }
}

function failed(error: string): Attempted {
  return { isDelivered: false, isGone: false, status: null, error, excerpt: null };
}

function wordsFor(status: number): string {
  if (status >= 300 && status < 400) return `Responded ${status}. Redirects are not followed`;
  if (status === GONE) return 'Responded 410 (Gone)';
  return `Responded ${status}`;
}
