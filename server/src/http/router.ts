import { api } from '@belldesk/contract/product/api';
import { implement } from '@orpc/server';
import type { Ctx } from '../context.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resetPassword,
} from '../features/account/passwordReset.ts';
import { createAssistant } from '../features/assistants/create.ts';
import { currentAssistant } from '../features/assistants/current.ts';
import { listOwnTools, replaceOwnTools } from '../features/assistants/ownTools.ts';
import { publishAssistant } from '../features/assistants/publish.ts';
import { removeAssistant } from '../features/assistants/remove.ts';
import { updateAssistant } from '../features/assistants/update.ts';
import { getCall } from '../features/calls/get.ts';
import { listOwnCalls } from '../features/calls/list.ts';
import { recordTestCall } from '../features/calls/recordTest.ts';
import { startCall } from '../features/calls/start.ts';
import { watchCalls } from '../features/calls/watch.ts';
import { startDemoCall } from '../features/demoCall/start.ts';
import { subscribe } from '../features/newsletter/subscribe.ts';
import { sendContact } from '../features/publicForms/contact.ts';
import { sendLead } from '../features/publicForms/lead.ts';
import { requestDemo } from '../features/publicForms/requestDemo.ts';
import { readMinutes } from '../features/usage/minutes.ts';

const os = implement(api).$context<Ctx>();

/** Every operation of the contract, led to its verb. */
export const router = os.router({
  account: {
    session: os.account.session.handler(({ context }) => ({ user: context.user })),
    requestPasswordReset: os.account.requestPasswordReset.handler(({ context: ctx, input }) =>
      requestPasswordReset({ ctx, input }),
    ),
    checkResetLink: os.account.checkResetLink.handler(({ context: ctx, input }) =>
      checkResetLink({ ctx, input }),
    ),
    resetPassword: os.account.resetPassword.handler(({ context: ctx, input }) =>
      resetPassword({ ctx, input }),
    ),
  },
  assistants: {
    current: os.assistants.current.handler(({ context: ctx }) => currentAssistant({ ctx })),
    create: os.assistants.create.handler(({ context: ctx, input }) =>
      createAssistant({ ctx, input }),
    ),
    update: os.assistants.update.handler(({ context: ctx, input }) =>
      updateAssistant({ ctx, input }),
    ),
    remove: os.assistants.remove.handler(({ context: ctx, input }) =>
      removeAssistant({ ctx, input }),
    ),
    publish: os.assistants.publish.handler(({ context: ctx, input }) =>
      publishAssistant({ ctx, input }),
    ),
    tools: os.assistants.tools.handler(({ context: ctx, input }) => listOwnTools({ ctx, input })),
    replaceTools: os.assistants.replaceTools.handler(({ context: ctx, input }) =>
      replaceOwnTools({ ctx, input }),
    ),
  },
  calls: {
    list: os.calls.list.handler(({ context: ctx, input }) => listOwnCalls({ ctx, input })),
    get: os.calls.get.handler(({ context: ctx, input }) => getCall({ ctx, input })),
    start: os.calls.start.handler(({ context: ctx, input }) => startCall({ ctx, input })),
    recordTest: os.calls.recordTest.handler(({ context: ctx, input }) =>
      recordTestCall({ ctx, input }),
    ),
    watch: os.calls.watch.handler(({ context: ctx, signal }) => watchCalls({ ctx, signal })),
  },
  site: {
    contact: os.site.contact.handler(({ context: ctx, input }) => sendContact({ ctx, input })),
    requestDemo: os.site.requestDemo.handler(({ context: ctx, input }) =>
      requestDemo({ ctx, input }),
    ),
    lead: os.site.lead.handler(({ context: ctx, input }) => sendLead({ ctx, input })),
    subscribe: os.site.subscribe.handler(({ context: ctx, input }) => subscribe({ ctx, input })),
    startDemoCall: os.site.startDemoCall.handler(({ context: ctx }) => startDemoCall({ ctx })),
  },
  usage: {
    minutes: os.usage.minutes.handler(({ context: ctx }) => readMinutes({ ctx })),
  },
});
