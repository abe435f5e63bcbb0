import { callTableApi } from '@belldesk/contract/product/api/callTable';
import { implement } from '@orpc/server';
import { listTableCalls } from '../../calls/externalLog/list.ts';
import type { Ctx } from '../../context.ts';

const os = implement(callTableApi).$context<Ctx>();

export const callTableRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listTableCalls({ ctx, input })),
});
