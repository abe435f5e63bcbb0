import { api } from '@belldesk/contract/product/api';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { RPCHandler } from '@orpc/server/fastify';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toApiError } from './errors.ts';
import { requireQueryDepth } from './request/jsonBody.ts';
import { ctxOf, type RouteDeps } from './request/visitor.ts';
import { router } from './router.ts';

const RPC = '/rpc';
const REST = '/api';

/** The product's API: RPC at /rpc, REST at /api, its description at /api/openapi.json. */
export function addApiRoutes(app: FastifyInstance, routeDeps: RouteDeps): void {
  const mapErrors = async (options: { next: () => Promise<unknown> }) => {
    try {
      return await options.next();
    } catch (cause) {
      throw toApiError(cause, routeDeps.deps.logger);
    }
  };
  // Each its own array: a handler's plugins add to the one they are given.
  const rpc = new RPCHandler(router, { clientInterceptors: [mapErrors] });
  const rest = new OpenAPIHandler(router, { clientInterceptors: [mapErrors] });

  const answer =
    (prefix: typeof RPC | typeof REST, handler: typeof rpc | typeof rest) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      requireQueryDepth(new URL(request.url, 'http://here').searchParams);
      const context = await ctxOf(routeDeps, request, reply);
      const { matched } = await handler.handle(request, reply, { prefix, context });
      if (!matched) {
        reply.status(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found' });
      }
      return reply;
    };
  // RPC takes every method but GET for a POST: by HEAD a page of another site could change something.
  app.route({
    method: ['GET', 'POST'],
    url: `${RPC}/*`,
    exposeHeadRoute: false,
    handler: answer(RPC, rpc),
  });
  app.all(`${REST}/*`, answer(REST, rest));

  const description = describeApi();
  app.get(`${REST}/openapi.json`, async () => description);
}

function describeApi() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(api, {
    info: { title: 'Belldesk', version: '1' },
    servers: [{ url: REST }],
  });
}
