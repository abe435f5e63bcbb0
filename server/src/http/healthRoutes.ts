import type { DiskSpace } from '@belldesk/kit/storage/diskSpace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { readStorage } from '../operator/storage/read.ts';

export interface HealthOptions {
  /** True between the end of the start and the beginning of the stop. */
  readonly isReady: () => boolean;
  /** Rejects while the database cannot be reached. */
  readonly pingDatabase: () => Promise<void>;
  /** The space of the disk that DATA_DIR lies on. */
  readonly diskSpace: () => Promise<DiskSpace>;
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
    // It serves all the same: who balances load must not send callers away for it.
    const storage = await readStorage(options);
    return { status: 'ready', storage: storage?.isLow ? 'low' : 'well' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.status(404).send({ message: 'Not found' });
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
