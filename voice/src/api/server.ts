import { AppError } from '@belldesk/contract/errors';
import { depthError, MAX_JSON_DEPTH } from '@belldesk/kit/json';
import type { Logger } from '@belldesk/kit/logger';
import { storable } from '@belldesk/kit/storable';
import fastify, { type FastifyInstance } from 'fastify';
import { analyticsRoutes } from './analytics.ts';
import { apiErrorOf } from './apiError.ts';
import { assistantRoutes } from './assistants.ts';
import { isAuthorized } from './bearer.ts';
import { callRoutes } from './calls.ts';
import { chatRoutes } from './chat.ts';
import type { ApiContext } from './context.ts';
import { modelRoutes } from './models.ts';
import { phoneNumberRoutes } from './phoneNumbers.ts';
import { pronunciationRoutes } from './pronunciation.ts';
import { providerRoutes } from './providers.ts';
import { selfTestRoutes } from './selfTest.ts';
import { toolRoutes } from './tools.ts';
import { voiceRoutes } from './voices.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** By then an embedded database that was killed is back. */
const RETRY_AFTER_SECONDS = 3;

export interface ApiProbes {
  readonly isReady: () => boolean;
  /** Prometheus text format. */
  readonly metrics: () => Promise<string>;
}

/** The voice API over HTTP, not yet listening. Every path but the probes asks for the bearer key. */
export function createApi(context: ApiContext, probes: ApiProbes, logger: Logger): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, logger: false, forceCloseConnections: true });

  app.setErrorHandler((error, _request, reply) => {
    const body = apiErrorOf(error);
    if (body.statusCode >= 500) logger.error({ err: error }, 'request failed');
    if (body.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.code(body.statusCode).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new AppError('not-found', 'Not found');
  });

  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) =>
    reply.code(probes.isReady() ? 200 : 503).send({ ready: probes.isReady() }),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await probes.metrics()),
  );

  void app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request) => {
      if (!isAuthorized(request.headers.authorization, context.apiKey))
        throw new AppError(
          'unauthenticated',
          'Invalid key. Use the key of voice-api-key as a bearer token.',
        );
    });
    const parse = guarded.getDefaultJsonParser('error', 'error');
    guarded.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        const error = depthError(body, MAX_JSON_DEPTH);
        if (error) done(error);
        else void parse(request, body, done);
      },
    );
    guarded.addHook('preValidation', async (request) => {
      request.body = storable(request.body);
    });
    assistantRoutes(guarded, context);
    phoneNumberRoutes(guarded, context);
    callRoutes(guarded, context);
    chatRoutes(guarded, context);
    analyticsRoutes(guarded, context);
    voiceRoutes(guarded, context);
    toolRoutes(guarded, context);
    selfTestRoutes(guarded, context);
    providerRoutes(guarded, context);
    modelRoutes(guarded, context);
    pronunciationRoutes(guarded, context);
  });
  return app;
}
