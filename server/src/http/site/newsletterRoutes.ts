import { TOKEN_MARK } from '@belldesk/contract/product/formPages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { confirmSubscription, unsubscribe } from '../../forms/newsletter/confirmation.ts';
import { sendFilled } from './filledPage.ts';
import type { WebFiles } from './webFiles.ts';

const tokenField = z.object({ token: z.string().max(100) });
const MAX_TOKEN_CHARACTERS = 100;

/** The pages that the newsletter's mails lead to; what they ask for is done when their button is pressed. */
export function addNewsletterRoutes(app: FastifyInstance, deps: Deps, files: WebFiles): void {
  const show = (path: string, parameter: string) =>
    app.get(path, async (request, reply) =>
      sendFilled(reply, files, { path, mark: TOKEN_MARK, text: fromQuery(request, parameter) }),
    );
  show('/newsletter/confirm', 'token');
  show('/newsletter/unsubscribe', 'id');

  app.post('/newsletter/confirm', async (request, reply) => {
    const isConfirmed = await confirmSubscription(deps, tokenOf(request));
    return reply.redirect(isConfirmed ? '/newsletter/confirmed' : '/newsletter/expired', 303);
  });
  app.post('/newsletter/unsubscribe', async (request, reply) => {
    const id = z.uuid().safeParse(tokenOf(request));
    if (id.success) await unsubscribe(deps, id.data);
    return reply.redirect('/newsletter/unsubscribed', 303);
  });
}

function fromQuery(request: FastifyRequest, parameter: string): string {
  const value = (request.query as Record<string, unknown>)[parameter];
  return typeof value === 'string' ? value.slice(0, MAX_TOKEN_CHARACTERS) : '';
}

function tokenOf(request: FastifyRequest): string {
  const read = tokenField.safeParse(request.body);
  return read.success ? read.data.token : '';
}
