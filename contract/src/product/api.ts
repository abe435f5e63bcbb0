import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { passwordResetRequest, resetPasswordInput, resetToken, sessionUser } from './account.ts';
import { assistant, publication, updateAssistantInput } from './assistant.ts';
import { callChange, callDetail, callList, callScope, callTicket, minutes } from './calls.ts';
import { ownTools, replaceOwnToolsInput } from './ownTools.ts';
import {
  contactInput,
  demoRequestInput,
  formKept,
  leadInput,
  newsletterInput,
} from './publicForms.ts';
import { createAssistantInput } from './wizard.ts';

/** Fields that did not pass, as `data` of a BAD_REQUEST. */
export const badInputData = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
});

const base = oc.errors({
  UNAUTHORIZED: {},
  NOT_FOUND: {},
  CONFLICT: {},
  BAD_REQUEST: { data: badInputData.optional() },
  TOO_MANY_REQUESTS: {},
  SERVICE_UNAVAILABLE: {},
  BAD_GATEWAY: {},
});

const none = z.object({}).optional();

/** The product's API: RPC for the browser at /rpc, REST with OpenAPI at /api. */
export const api = {
  account: {
    /** Who is signed in, or null. */
    session: base
      .route({ method: 'GET', path: '/account/session', tags: ['Account'] })
      .input(none)
      .output(z.object({ user: sessionUser.nullable() })),
    /** Has a link for a new password mailed; the answer is the same for an unknown address. */
    requestPasswordReset: base
      .route({ method: 'POST', path: '/account/password-reset', tags: ['Account'] })
      .input(passwordResetRequest)
      .output(z.object({ asked: z.literal(true) })),
    /** Whether a mailed link still holds. */
    checkResetLink: base
      .route({ method: 'POST', path: '/account/password-reset/link', tags: ['Account'] })
      .input(z.object({ token: resetToken }))
      .output(z.object({ holds: z.boolean() })),
    /** Sets a new password by a mailed link and ends every session of the account. */
    resetPassword: base
      .route({ method: 'POST', path: '/account/password-reset/password', tags: ['Account'] })
      .input(resetPasswordInput)
      .output(z.object({ changed: z.literal(true) })),
  },
  assistants: {
    /** The owner's assistant, or null while there is none. */
    current: base
      .route({ method: 'GET', path: '/assistant', tags: ['Assistant'] })
      .input(none)
      .output(assistant.nullable()),
    create: base
      .route({ method: 'POST', path: '/assistant', successStatus: 201, tags: ['Assistant'] })
      .input(createAssistantInput)
      .output(assistant),
    update: base
      .route({ method: 'PATCH', path: '/assistant/{id}', tags: ['Assistant'] })
      .input(updateAssistantInput)
      .output(assistant),
    remove: base
      .route({ method: 'DELETE', path: '/assistant/{id}', tags: ['Assistant'] })
      .input(z.strictObject({ id: z.uuid() }))
      .output(z.object({ id: z.uuid() })),
    publish: base
      .route({ method: 'POST', path: '/assistant/{id}/publish', tags: ['Assistant'] })
      .input(z.strictObject({ id: z.uuid() }))
      .output(publication),
    tools: base
      .route({ method: 'GET', path: '/assistant/{id}/tools', tags: ['Assistant'] })
      .input(z.strictObject({ id: z.uuid() }))
      .output(ownTools),
    replaceTools: base
      .route({ method: 'PUT', path: '/assistant/{id}/tools', tags: ['Assistant'] })
      .input(replaceOwnToolsInput)
      .output(ownTools),
  },
  calls: {
    list: base
      .route({ method: 'GET', path: '/calls', tags: ['Calls'] })
      .input(z.strictObject({ scope: callScope.default('mine') }))
      .output(callList),
    get: base
      .route({ method: 'GET', path: '/calls/{id}', tags: ['Calls'] })
      .input(z.strictObject({ id: z.uuid() }))
      .output(callDetail),
    /** Asks the voice platform for a browser call with one's own assistant (id on the voice platform). */
    start: base
      .route({ method: 'POST', path: '/calls', successStatus: 201, tags: ['Calls'] })
      .input(z.strictObject({ assistantId: z.string().max(64) }))
      .output(callTicket),
    /** The log row that Test Assistant writes: no duration, completed. */
    recordTest: base
      .route({ method: 'POST', path: '/calls/test', successStatus: 201, tags: ['Calls'] })
      .input(z.strictObject({ assistantId: z.string().max(64) }))
      .output(z.object({ id: z.uuid() })),
    /** Tells of every own call that starts or ends, as it happens. */
    watch: base.input(none).output(eventIterator(callChange)),
  },
  /** What a visitor without an account may do. */
  site: {
    contact: base
      .route({ method: 'POST', path: '/site/contact', successStatus: 201, tags: ['Site'] })
      .input(contactInput)
      .output(formKept),
    requestDemo: base
      .route({ method: 'POST', path: '/site/demo-request', successStatus: 201, tags: ['Site'] })
      .input(demoRequestInput)
      .output(formKept),
    lead: base
      .route({ method: 'POST', path: '/site/lead', successStatus: 201, tags: ['Site'] })
      .input(leadInput)
      .output(formKept),
    subscribe: base
      .route({ method: 'POST', path: '/site/newsletter', successStatus: 201, tags: ['Site'] })
      .input(newsletterInput)
      .output(formKept),
    /** A call of at most a minute with the demonstration assistant. */
    startDemoCall: base
      .route({ method: 'POST', path: '/site/demo-call', successStatus: 201, tags: ['Site'] })
      .input(none)
      .output(callTicket),
  },
  usage: {
    minutes: base
      .route({ method: 'GET', path: '/usage/minutes', tags: ['Usage'] })
      .input(none)
      .output(minutes),
  },
};
