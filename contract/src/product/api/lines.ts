import { z } from 'zod';
import { line, pointLineInput } from '../lines.ts';
import { base, none } from './base.ts';

export const linesApi = {
  /** Addresses and numbers of the business, oldest first. */
  list: base
    .route({ method: 'GET', path: '/lines', tags: ['Lines'] })
    .input(none)
    .output(z.object({ rows: z.array(line) })),
  /** Has another assistant of the business answer on a line. */
  point: base
    .route({ method: 'PUT', path: '/lines/{id}', tags: ['Lines'] })
    .input(pointLineInput)
    .output(line),
};
