import { isIP } from 'node:net';
import { SESSION_RENEWED_HEADER } from '@belldesk/contract/product/sessionRenewed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Deps } from '../context.ts';
import type { Auth } from '../features/account/auth.ts';
import { readSession } from '../features/account/readSession.ts';

/** What routes need to lead a request to its verb. */
export interface Desk {
  readonly deps: Deps;
  readonly auth: Auth;
  /** Aborts when the server closes. */
  readonly stopping: AbortSignal;
}

/**
 * The address of who asks: of the socket, or, where that is a trusted proxy's, the last one in X-Forwarded-For
 * that is not. Whatever stands before it in that header anybody may have written. An IPv4 one has its own
 * form also where it came over IPv6.
 */
export function addressOf(request: FastifyRequest): string {
  const asked = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return asked.replace(/^::ffff:/, '');
}

/** A verb's surroundings for one request; renews the session's cookie on the way. */
export async function ctxOf(
  { deps, auth, stopping }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> {
  const session = { auth, db: deps.db, nowMs: Date.now() };
  const { user, membership, sessionId, setCookies } = await readSession(
    session,
    request.headers.cookie,
  );
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
  if (user && setCookies.length > 0) reply.header(SESSION_RENEWED_HEADER, 'yes');
  return { ...deps, user, membership, sessionId, address: addressOf(request), stopping };
}
