import { z } from 'zod';
import { blockedNumber, blockNumberInput } from '../blockedNumbers.ts';
import { base, none } from './base.ts';

export const blockedNumbersApi = {
  /** Newest first. */
  list: base
    .route({ method: 'GET', path: '/blocked-numbers', tags: ['Calls'] })
    .input(none)
    .output(z.object({ rows: z.array(blockedNumber) })),
  /** Refuses a caller from now on; who is blocked already stays so. */
  add: base
    .route({ method: 'POST', path: '/blocked-numbers', successStatus: 201, tags: ['Calls'] })
    .input(blockNumberInput)
    .output(blockedNumber),
  remove: base
    .route({ method: 'DELETE', path: '/blocked-numbers/{id}', tags: ['Calls'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
