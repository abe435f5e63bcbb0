import { callTable, callTableInput } from '../callTable.ts';
import { base } from './base.ts';

export const callTableApi = {
  /** Call log rows of the connected table service; asked anew each time. */
  list: base
    .route({ method: 'GET', path: '/call-table', tags: ['Calls'] })
    .input(callTableInput)
    .output(callTable),
};
