import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

export interface HealthOptions {
  /** True between the end of the start and the beginning of the stop. */
  readonly isReady: () => boolean;
  /** Rejects while the database cannot be reached. */
  readonly pingDatabase: () => Promise<void>;
  readonly metrics: Registry;
}

/** GET /healthz (alive), /readyz (serves), /metrics (Prometheus; only asked from this machine itself). */
export function addHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (!options.isReady()) return reply.status(503).send({ status: 'starting or stopping' });
    try {
      await options.pingDatabase();
    } catch {
      return reply.status(503).send({ status: 'the database cannot be reached' });
    }
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.status(404).send({ message: 'There is nothing here' });
    return reply.type(options.metrics.contentType).send(await options.metrics.metrics());
  });
}

/** A reverse proxy on this machine speaks from loopback too, and says for whom. */
function isLocal(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
