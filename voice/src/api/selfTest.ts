import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';

/** GET /self-test: how the last calls to ourselves went. Belldesk's own; other platforms have none. */
export function selfTestRoutes(app: FastifyInstance, { selfTest }: ApiContext): void {
  app.get('/self-test', async (): Promise<SelfTestReport> => {
    const { lastAtMs, failedInARow, failingSinceMs, failure } = selfTest.state;
    return { lastAtMs, failedInARow, failingSinceMs, failure };
  });
}
