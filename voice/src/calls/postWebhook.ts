import type { ServerMessage } from '@belldesk/contract/voice/serverMessage';
import { WEBHOOK_DELIVERY_HEADER } from '@belldesk/contract/voice/serverMessage';
import { parseJson } from '@belldesk/kit/json';

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Stays the same when the message is sent again. */
  readonly deliveryId: string;
  readonly body: ServerMessage;
  readonly timeoutMs: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

/** The other side took the message and answered that it did not work. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly status: number;

  constructor(status: number) {
    super(`webhook answered ${status}`);
    this.status = status;
  }
}

/** Sends one server message. Throws when it could not be sent in time or the answer is no 2xx. */
export async function postWebhook(post: WebhookPost): Promise<unknown> {
  const response = await fetch(post.url, {
    method: 'POST',
    headers: {
      ...post.headers,
      'content-type': 'application/json',
      [WEBHOOK_DELIVERY_HEADER]: post.deliveryId,
    },
    body: JSON.stringify(post.body),
    redirect: 'error',
    signal: post.signal
      ? AbortSignal.any([post.signal, AbortSignal.timeout(post.timeoutMs)])
      : AbortSignal.timeout(post.timeoutMs),
  });
  const answer = await response.text();
  if (!response.ok) throw new WebhookRefused(response.status);
  return answer === '' ? undefined : parseJson(answer);
}
