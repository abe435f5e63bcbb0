import { todayApi } from '@belldesk/contract/product/api/today';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { readToday } from '../../today/read.ts';

const os = implement(todayApi).$context<Ctx>();

export const todayRoutes = os.router({
  read: os.read.handler(({ context: ctx }) => readToday({ ctx })),
});
