import { linesApi } from '@belldesk/contract/product/api/lines';
import { implement } from '@orpc/server';
import { readLines } from '../../assistants/lines/list.ts';
import { pointLine } from '../../assistants/lines/point.ts';
import type { Ctx } from '../../context.ts';

const os = implement(linesApi).$context<Ctx>();

export const linesRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => readLines({ ctx })),
  point: os.point.handler(({ context: ctx, input }) => pointLine({ ctx, input })),
});
