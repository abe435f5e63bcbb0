import { siteApi } from '@belldesk/contract/product/api/site';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { startDemoCall } from '../../features/demoCall/start.ts';
import { subscribe } from '../../features/newsletter/subscribe.ts';
import { sendContact } from '../../features/publicForms/contact.ts';
import { sendLead } from '../../features/publicForms/lead.ts';
import { requestDemo } from '../../features/publicForms/requestDemo.ts';

const os = implement(siteApi).$context<Ctx>();

export const siteRoutes = os.router({
  contact: os.contact.handler(({ context: ctx, input }) => sendContact({ ctx, input })),
  requestDemo: os.requestDemo.handler(({ context: ctx, input }) => requestDemo({ ctx, input })),
  lead: os.lead.handler(({ context: ctx, input }) => sendLead({ ctx, input })),
  subscribe: os.subscribe.handler(({ context: ctx, input }) => subscribe({ ctx, input })),
  startDemoCall: os.startDemoCall.handler(({ context: ctx }) => startDemoCall({ ctx })),
});
