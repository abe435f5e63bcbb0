import { shareApi } from '@belldesk/contract/product/api/share';
import { implement } from '@orpc/server';
import { changeShareLink, readShareLink, renewShareLink } from '../../assistants/share/link.ts';
import { readPublicAssistant } from '../../assistants/share/publicAssistant.ts';
import { startSharedCall } from '../../calls/startShared.ts';
import type { Ctx } from '../../context.ts';

const os = implement(shareApi).$context<Ctx>();

export const shareRoutes = os.router({
  link: os.link.handler(({ context: ctx }) => readShareLink({ ctx })),
  change: os.change.handler(({ context: ctx, input }) => changeShareLink({ ctx, input })),
  renew: os.renew.handler(({ context: ctx }) => renewShareLink({ ctx })),
  desk: os.desk.handler(({ context: ctx, input }) => readPublicAssistant({ ctx, input })),
  startCall: os.startCall.handler(({ context: ctx, input }) => startSharedCall({ ctx, input })),
});
