import { isIP } from 'node:net';
import { SESSION_RENEWED_HEADER } from '@belldesk/contract/product/sessionRenewed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../../accounts/signIn/auth.ts';
import { findingNewest, newestAskedFor } from '../../calls/log/newest/ahead.ts';
import type { Ctx, Deps } from '../../context.ts';
import type { KeyAuthenticator } from '../../sessions/authenticateKey.ts';
import { readSession } from '../../sessions/readSession.ts';

/** What routes need to lead a request to its verb. */
export interface Desk {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly keys: KeyAuthenticator;
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

function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Where programs ask; elsewhere a key counts for nothing. */
const BY_KEY = '/api/';

/** The token of an Authorization header of the scheme Bearer (RFC 6750 section 2.1); null where there is none. */
function bearerOf({ url, headers }: FastifyRequest): string | null {
  if (!url.startsWith(BY_KEY)) return null;
  const found = /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? '');
  return found ? (found[1] ?? '').trim() : null;
}

/**
 * A verb's surroundings for one request: of a program that shows a key, else of a person by the session's cookie,
 * which is renewed on the way. Beside a key cookies count for nothing.
 * @throws AppError unauthenticated, too-many, where the key does not hold
 */
export async function ctxOf(
  { deps, auth, keys, stopping }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> {
  const address = addressOf(request);
  const bearer = bearerOf(request);
  if (bearer !== null) {
    const answer = await keys.authenticate(bearer, address);
    if (!answer.isIn) {
      const { error, retryAfterSeconds } = answer;
      if (retryAfterSeconds === null) reply.header('www-authenticate', 'Bearer');
      else reply.header('retry-after', retryAfterSeconds);
      throw error;
    }
    const { apiKey, membership } = answer;
    return { ...deps, user: null, membership, apiKey, sessionId: null, address, stopping };
  }
  const session = { auth, db: deps.db, nowMs: Date.now() };
  const { method, query, body } = request;
  const scope = newestAskedFor({ method, path: pathOf(request), query, body });
  const ahead = scope === null ? null : findingNewest(scope);
  const { user, membership, sessionId, setCookies } = await readSession(
    session,
    request.headers.cookie,
    ahead?.find,
  );
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
  if (user && setCookies.length > 0) reply.header(SESSION_RENEWED_HEADER, 'yes');
  const newestCalls = ahead?.brought() ?? null;
  return {
    ...deps,
    user,
    membership,
    apiKey: null,
    sessionId,
    newestCalls,
    address,
    stopping,
  };
}
