import type { ModelsReport } from '@belldesk/contract/voice/models';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';

/**
 * GET /models: the models of this machine, what is there, what is being fetched and what could not be had. It answers from
 * what is known. Belldesk's own; other platforms have none.
 */
export function modelRoutes(app: FastifyInstance, { models }: ApiContext): void {
  app.get('/models', async (): Promise<ModelsReport> => models.report());
}
