import { Readable } from 'node:stream';
import { AppError } from '@belldesk/contract/errors';
import { callFilters } from '@belldesk/contract/product/callList';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openExport } from '../../accountData/export/open.ts';
import { exportCalls } from '../../calls/log/export.ts';
import { exportCustomer } from '../../customers/history/export.ts';
import { noSuchCustomer } from '../../customers/policy.ts';
import { ctxOf, type RouteDeps } from '../request/visitor.ts';

/** Files that a browser saves: the call log as CSV, with the filters of the page in the query, one customer's data, and exports. */
export function addExportRoutes(app: FastifyInstance, routeDeps: RouteDeps): void {
  app.get('/api/calls.csv', async (request, reply) => {
    const ctx = await ctxOf(routeDeps, request, reply);
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

  app.get('/api/customers/:id/export', async (request, reply) => {
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success) throw noSuchCustomer();
    const ctx = await ctxOf(routeDeps, request, reply);
    const parts = await exportCustomer({ ctx, input: { id: id.data } });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="customer.json"')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(parts));
  });

  app.get('/api/account/exports/:id/file', async (request, reply) => {
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success) throw new AppError('not-found', 'File not found');
    const ctx = await ctxOf(routeDeps, request, reply);
    const { file, sizeBytes, name } = await openExport({ ctx, input: { id: id.data } });
    return reply
      .type('application/zip')
      .header('content-length', sizeBytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(file.createReadStream());
  });
}
