import { Readable } from 'node:stream';
import { AppError } from '@belldesk/contract/errors';
import { callFilters } from '@belldesk/contract/product/callList';
import type { FastifyInstance } from 'fastify';
import { exportCalls } from '../features/callLog/export.ts';
import { ctxOf, type Desk } from './visitor.ts';

/** Files that a browser saves: the call log as CSV, with the filters of the page in the query. */
export function addExportRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/api/calls.csv', async (request, reply) => {
    const ctx = await ctxOf(desk, request, reply);
    const filters = callFilters.safeParse(request.query);
    if (!filters.success) {
      const [issue] = filters.error.issues;
      throw new AppError('bad-input', issue?.message ?? 'The request is not valid');
    }
    const lines = await exportCalls({ ctx, input: filters.data });
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="calls.csv"')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines));
  });
}
