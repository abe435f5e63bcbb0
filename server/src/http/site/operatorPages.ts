import { AppError } from '@belldesk/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirmRole } from '../../operator/role/confirm.ts';
import { ctxOf, type RouteDeps } from '../request/visitor.ts';
import { sendFile, sendNotFound } from './siteRoutes.ts';
import type { WebFiles } from './webFiles.ts';

const SHELL = '/operator.html';
const SIGN_IN = '/sign-in';

/**
 * The console's pages: a visitor is led to sign in, and for whoever is no operator there is nothing here.
 * /operator/confirm is where the mailed link of the role leads.
 */
export function addOperatorPages(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  files: WebFiles,
): void {
  async function show(request: FastifyRequest, reply: FastifyReply) {
    const { user } = await ctxOf(routeDeps, request, reply);
    if (!user) return reply.redirect(SIGN_IN, 302);
    const shell = user.role === 'operator' ? files.get(SHELL) : undefined;
    return shell ? sendFile(request, reply, shell) : sendNotFound(request, reply, files);
  }
  app.get('/operator', show);
  app.get('/operator/*', show);
  app.get(SHELL, show);

  app.get('/operator/confirm', async (request, reply) => {
    const ctx = await ctxOf(routeDeps, request, reply);
    const { token } = request.query as { token?: unknown };
    try {
      await confirmRole({ ctx, input: { token: typeof token === 'string' ? token : '' } });
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      if (cause.code === 'unauthenticated') return reply.redirect(SIGN_IN, 302);
      return sendNotFound(request, reply, files);
    }
    return reply.redirect('/operator', 302);
  });
}
