import { AppError } from '@belldesk/contract/errors';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const params = z.object({ id: z.uuid() });

/** The id of the path. Anything that is no UUID is the id of nothing: 404. */
export function pathId(request: FastifyRequest): string {
  const parsed = params.safeParse(request.params);
  if (!parsed.success) throw new AppError('not-found', 'Not found');
  return parsed.data.id;
}

/** The row, or a 404. */
export function found<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('not-found', 'Not found');
  return row;
}
