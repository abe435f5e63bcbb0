import { AppError } from '@belldesk/contract/errors';
import { noticingAway } from '@belldesk/kit/database/awayNotes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedAuthPaths } from '../accounts/signIn/allowedAuthPaths.ts';
import type { Auth } from '../accounts/signIn/auth.ts';
import { CLIENT_ADDRESS_HEADER } from '../accounts/signIn/clientAddress.ts';
import { addressOf } from './request/visitor.ts';

const FOLDER = '/api/auth';
const AUTH_BODY_LIMIT_BYTES = 16 * 1024;

/** Accounts and sessions under /api/auth, answered by better-auth. */
export function addAuthRoutes(app: FastifyInstance, auth: Auth, publicUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${FOLDER}/*`,
    bodyLimit: AUTH_BODY_LIMIT_BYTES,
    handler: async (request, reply) => {
      // As the library will read it; another way of writing an open path is none.
      const { pathname } = new URL(request.url, publicUrl);
      if (!allowedAuthPaths.has(pathname.slice(FOLDER.length))) throw notThere();
      const asked = toWebRequest(request, publicUrl);
      const { answer, away } = await noticingAway(() => auth.handler(asked));
      if (away && !answer.ok) throw away;
      reply.status(answer.status).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') reply.header(name, value);
      }
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

function notThere(): AppError {
  return new AppError('not-found', 'Not found');
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  }
  headers.set(CLIENT_ADDRESS_HEADER, addressOf(request));
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    body: request.body === undefined ? null : JSON.stringify(request.body),
  });
}
