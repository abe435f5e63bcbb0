import { siteApi } from '@belldesk/contract/product/api/site';
import { implement } from '@orpc/server';
import { startDemoCall } from '../../calls/demo/start.ts';
import type { Ctx } from '../../context.ts';
import { sendContact } from '../../forms/contact.ts';
import { sendLead } from '../../forms/lead.ts';
import { subscribe } from '../../forms/newsletter/subscribe.ts';
import { requestDemo } from '../../forms/requestDemo.ts';

const os = implement(siteApi).$context<Ctx>();

export const siteRoutes = os.router({
  contact: os.contact.handler(({ context: ctx, input }) => sendContact({ ctx, input })),
  requestDemo: os.requestDemo.handler(({ context: ctx, input }) => requestDemo({ ctx, input })),
  lead: os.lead.handler(({ context: ctx, input }) => sendLead({ ctx, input })),
  subscribe: os.subscribe.handler(({ context: ctx, input }) => subscribe({ ctx, input })),
  startDemoCall: os.startDemoCall.handler(({ context: ctx }) => startDemoCall({ ctx })),
});
