import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import {
  WEBHOOK_DELIVERY_HEADER,
  WEBHOOK_SECRET_HEADER,
} from '@belldesk/contract/voice/serverMessage';
import { parseJson } from '@belldesk/kit/json';
import { type OutgoingMeans, sendOutgoing } from '@belldesk/kit/outgoing/request';
import { WebhookRefused } from '../postWebhook.ts';
import type { ToolTarget } from '../toolRunner.ts';

const DEFAULT_TIMEOUT_S = 20;

/** A function's own server, which runs it in place of the assistant's. */
export function ownServerTarget(
  server: NonNullable<FunctionTool['server']>,
  means: OutgoingMeans,
): ToolTarget {
  return {
    timeoutMs: (server.timeoutSeconds ?? DEFAULT_TIMEOUT_S) * 1_000,
    async post(body, deliveryId, timeoutMs) {
      const { status, text } = await sendOutgoing(
        {
          method: 'POST',
          url: new URL(server.url),
          headers: {
            ...server.headers,
            ...(server.secret === undefined ? {} : { [WEBHOOK_SECRET_HEADER]: server.secret }),
            'content-type': 'application/json',
            [WEBHOOK_DELIVERY_HEADER]: deliveryId,
            'idempotency-key': encodeURIComponent(deliveryId),
          },
          body: JSON.stringify(body),
          timeoutMs,
        },
        means,
      );
      if (status < 200 || status >= 300) throw new WebhookRefused(status);
      return parseJson(text);
    },
  };
}
