import { AppError } from '@belldesk/contract/errors';
import { storable } from '@belldesk/kit/storable';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Auth } from '../accounts/signIn/auth.ts';
import type { Deps } from '../context.ts';
import { createKeyAuthenticator } from '../sessions/authenticateKey.ts';
import { addApiRoutes } from './apiRoutes.ts';
import { addAuthRoutes } from './authRoutes.ts';
import { drain } from './drain.ts';
import { toApiError } from './errors.ts';
import { addAudioRoutes } from './files/audioRoutes.ts';
import { addCalendarRoutes } from './files/calendarRoutes.ts';
import { addExportRoutes } from './files/exportRoutes.ts';
import { addHealthRoutes, type HealthOptions } from './healthRoutes.ts';
import { addMailboxRoutes } from './mailboxRoutes.ts';
import { acceptJson } from './request/jsonBody.ts';
import { mayChange } from './request/origin.ts';
import { withoutSecret } from './request/withoutSecret.ts';
import { securityHeaders } from './securityHeaders.ts';
import { addBlogRoutes } from './site/blogRoutes.ts';
import { addFormRoutes } from './site/formRoutes.ts';
import { addNewsletterRoutes } from './site/newsletterRoutes.ts';
import { addOperatorPages } from './site/operatorPages.ts';
import { addSiteRoutes } from './site/siteRoutes.ts';
import { addTestPaymentRoutes } from './site/testPaymentRoutes.ts';
import type { WebFiles } from './site/webFiles.ts';
import { pipeCalls } from './upgrade.ts';
import { addStripeWebhookRoute } from './webhooks/stripeWebhookRoute.ts';
import { addWebhookRoutes } from './webhooks/webhookRoute.ts';

/** Room for the longest form: a system prompt of 16,000 characters of three bytes each. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
/** By then an embedded database that was killed is back. */
const RETRY_AFTER_SECONDS = 3;

export interface HttpOptions {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly publicUrl: string;
  /** Addresses and networks whose X-Forwarded-For is believed; nobody's where it is not there. */
  readonly trustedProxies?: readonly string[];
  readonly voiceUrl: string;
  readonly webFiles: WebFiles;
  readonly health: HealthOptions;
  /** Folder of the mail that is kept; shown at /dev/mailbox when given. */
  readonly mailbox?: string;
}

/** The whole of what the product answers over HTTP, ready to listen. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const { deps, auth, publicUrl, trustedProxies = [] } = options;
  const headers = securityHeaders(publicUrl);
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // An address that cannot be read is answered before any hook is asked.
    frameworkErrors: (error, _request, reply) => {
      const { code, statusCode: status = 400 } = error;
      const body = JSON.stringify({ code, status, message: 'This address is not valid' });
      reply.hijack();
      reply.raw.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(body);
    },
  });
  const stopping = new AbortController();
  const keys = createKeyAuthenticator(deps);
  const routeDeps = { deps, auth, keys, stopping: stopping.signal };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!mayChange(request.method, request.headers, publicUrl)) {
      throw new AppError('forbidden', 'This request came from another site');
    }
  });
  acceptJson(app);
  app.addHook('preValidation', async (request) => {
    request.body = storable(request.body);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', RETRY_AFTER_SECONDS);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Without the query, and what else of it may hold a token.
    const [path = ''] = request.url.split('?');
    deps.logger.debug(
      {
        method: request.method,
        path: withoutSecret(path),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.setErrorHandler((error: FastifyError | AppError, _request, reply) => {
    const status = error instanceof AppError ? undefined : error.statusCode;
    if (status !== undefined && status < 500) {
      return reply.status(status).send({ code: error.code, status, message: error.message });
    }
    const told = toApiError(error, deps.logger);
    return reply.status(status ?? told.status).send(told.toJSON());
  });

  addHealthRoutes(app, options.health);
  addAuthRoutes(app, auth, publicUrl);
  addAudioRoutes(app, routeDeps);
  addExportRoutes(app, routeDeps);
  addApiRoutes(app, routeDeps);
  addWebhookRoutes(app, deps);
  if (options.mailbox !== undefined) addMailboxRoutes(app, options.mailbox);
  addFormRoutes(app, routeDeps, options.webFiles);
  addCalendarRoutes(app, deps);
  addNewsletterRoutes(app, deps, options.webFiles);
  addStripeWebhookRoute(app, deps);
  addTestPaymentRoutes(app, routeDeps, options.webFiles);
  addOperatorPages(app, routeDeps, options.webFiles);
  addBlogRoutes(app, options.webFiles);
  addSiteRoutes(app, options.webFiles);

  const endCalls = pipeCalls(app.server, {
    publicUrl,
    voiceUrl: options.voiceUrl,
    clock: deps.clock,
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    endCalls();
    drain(app.server, deps.clock);
  });
  return app;
}
