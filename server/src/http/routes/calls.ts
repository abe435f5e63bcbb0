import { callsApi } from '@belldesk/contract/product/api/calls';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { listOwnCalls } from '../../features/callLog/list.ts';
import { getCall } from '../../features/calls/get.ts';
import { markCallAsSpam } from '../../features/calls/markSpam.ts';
import { recordTestCall } from '../../features/calls/recordTest.ts';
import { startCall } from '../../features/calls/start.ts';
import { watchCalls } from '../../features/calls/watch.ts';

const os = implement(callsApi).$context<Ctx>();

export const callsRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listOwnCalls({ ctx, input })),
  get: os.get.handler(({ context: ctx, input }) => getCall({ ctx, input })),
  markSpam: os.markSpam.handler(({ context: ctx, input }) => markCallAsSpam({ ctx, input })),
  start: os.start.handler(({ context: ctx, input }) => startCall({ ctx, input })),
  recordTest: os.recordTest.handler(({ context: ctx, input }) => recordTestCall({ ctx, input })),
  watch: os.watch.handler(({ context: ctx, signal }) => watchCalls({ ctx, signal })),
});
