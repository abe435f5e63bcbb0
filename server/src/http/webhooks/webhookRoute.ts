import { createHash, timingSafeEqual } from 'node:crypto';
import {
  serverMessage,
  WEBHOOK_DELIVERY_HEADER,
  WEBHOOK_SECRET_HEADER,
} from '@belldesk/contract/voice/serverMessage';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { receiveSampleMessage } from '../../calls/demo/receive.ts';
import { SAMPLE_WEBHOOK_PATH } from '../../calls/demo/start.ts';
import type { Deps } from '../../context.ts';
import { receiveServerMessage } from '../../serverMessages/receive.ts';

/** A long call's report holds its whole transcript. */
const WEBHOOK_BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const HANDLED = new Set(['status-update', 'assistant-request', 'tool-calls', 'end-of-call-report']);
const MAX_DELIVERY_ID_CHARACTERS = 200;

const anyMessage = z.object({ message: z.looseObject({ type: z.string() }) });

/** Where the voice platform tells of calls: of owners' at /webhooks/voice, of visitors' at /webhooks/sample. */
export function addWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  addWebhookRoute(app, deps, '/webhooks/voice', receiveServerMessage);
  addWebhookRoute(app, deps, SAMPLE_WEBHOOK_PATH, receiveSampleMessage);
}

function addWebhookRoute(
  app: FastifyInstance,
  deps: Deps,
  path: string,
  receive: typeof receiveServerMessage,
): void {
  app.post(
    path,
    {
      bodyLimit: WEBHOOK_BODY_LIMIT_BYTES,
      // Checked before the body is read: who does not know the secret sends no megabytes.
      onRequest: async (request, reply) => {
        const shown = request.headers[WEBHOOK_SECRET_HEADER];
        if (typeof shown === 'string' && sameSecret(shown, deps.webhook.secret)) return;
        await reply.status(401).send({ message: 'The webhook secret is incorrect' });
      },
    },
    async (request, reply) => {
      const any = anyMessage.safeParse(request.body);
      if (any.success && !HANDLED.has(any.data.message.type)) return {};
      const parsed = serverMessage.safeParse(request.body);
      if (!parsed.success) {
        deps.logger.warn(
          { paths: parsed.error.issues.map((issue) => issue.path.join('.')) },
          'a webhook that is not as agreed',
        );
        return reply.status(400).send({ message: 'The message is not valid' });
      }
      return receive(deps, parsed.data, deliveryIdOf(request.headers));
    },
  );
}

function deliveryIdOf(headers: Record<string, unknown>): string | null {
  const id = headers[WEBHOOK_DELIVERY_HEADER];
  return typeof id === 'string' && id !== '' ? id.slice(0, MAX_DELIVERY_ID_CHARACTERS) : null;
}

/** Compares in a time that tells nothing of where two secrets differ. */
function sameSecret(shown: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(shown), digest(secret));
}
