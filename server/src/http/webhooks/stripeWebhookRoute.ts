import { appErrorOf } from '@belldesk/kit/database/away';
import { statusOf } from '@belldesk/kit/errorStatus';
import type { FastifyInstance } from 'fastify';
import { receiveEvent } from '../../billing/payments/receiveEvent.ts';
import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';

const BODY_LIMIT_BYTES = 512 * 1024;

/** Where Stripe tells what has changed. An event that could not be handled is answered so that it comes again. */
export function addStripeWebhookRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (own) => {
    // The signature is over the body as it was sent, byte for byte.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_, body, done) => done(null, body),
    );
    own.post('/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      try {
        await receiveEvent(deps, body, typeof signature === 'string' ? signature : '');
      } catch (cause) {
        deps.logger.warn({ problem: describeError(cause) }, 'an event of Stripe was not handled');
        const status = statusOf(appErrorOf(cause)?.code ?? 'internal');
        return reply.status(status).send({ message: 'The event was not handled' });
      }
      return { received: true };
    });
  });
}
