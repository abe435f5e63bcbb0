import { callsApi } from '@belldesk/contract/product/api/calls';
import { implement } from '@orpc/server';
import { getCall } from '../../calls/get.ts';
import { listOwnCalls } from '../../calls/log/list.ts';
import { markCallAsSpam } from '../../calls/markSpam.ts';
import { recordTestCall } from '../../calls/recordTest.ts';
import { startCall } from '../../calls/start.ts';
import type { Ctx } from '../../context.ts';

const os = implement(callsApi).$context<Ctx>();

export const callsRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listOwnCalls({ ctx, input })),
  get: os.get.handler(({ context: ctx, input }) => getCall({ ctx, input })),
  markSpam: os.markSpam.handler(({ context: ctx, input }) => markCallAsSpam({ ctx, input })),
  start: os.start.handler(({ context: ctx, input }) => startCall({ ctx, input })),
  recordTest: os.recordTest.handler(({ context: ctx, input }) => recordTestCall({ ctx, input })),
});
