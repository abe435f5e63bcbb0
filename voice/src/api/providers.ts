import type { ProvidersReport } from '@belldesk/contract/voice/providers';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';

/**
 * GET /providers: what listens, thinks and speaks, the best first, and what each service says of its key. It
 * answers from what is known and asks nobody. Belldesk's own; other platforms have none.
 */
export function providerRoutes(app: FastifyInstance, { providers }: ApiContext): void {
  app.get('/providers', async (): Promise<ProvidersReport> => providers.report());
}
