import { customersApi } from '@belldesk/contract/product/api/customers';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { changeCustomer } from '../../customers/change.ts';
import { eraseCustomer } from '../../customers/erase/erase.ts';
import { getCustomer } from '../../customers/get.ts';
import { readHistory } from '../../customers/history/read.ts';
import { listOwnCustomers } from '../../customers/list.ts';
import { mergeCustomers } from '../../customers/merge.ts';

const os = implement(customersApi).$context<Ctx>();

export const customersRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listOwnCustomers({ ctx, input })),
  get: os.get.handler(({ context: ctx, input }) => getCustomer({ ctx, input })),
  history: os.history.handler(({ context: ctx, input }) => readHistory({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeCustomer({ ctx, input })),
  merge: os.merge.handler(({ context: ctx, input }) => mergeCustomers({ ctx, input })),
  erase: os.erase.handler(({ context: ctx, input }) => eraseCustomer({ ctx, input })),
});
