import { AppError } from '@belldesk/contract/errors';
import {
  FORM_PROBLEMS_MARK,
  type PublicFormName,
  publicFormPages,
} from '@belldesk/contract/product/formPages';
import {
  contactInput,
  demoRequestInput,
  leadInput,
  newsletterInput,
} from '@belldesk/contract/product/publicForms';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../../context.ts';
import { sendContact } from '../../forms/contact.ts';
import { sendLead } from '../../forms/lead.ts';
import { subscribe } from '../../forms/newsletter/subscribe.ts';
import { requestDemo } from '../../forms/requestDemo.ts';
import { toApiError } from '../errors.ts';
import { acceptForms } from '../request/formBody.ts';
import { ctxOf, type RouteDeps } from '../request/visitor.ts';
import { sendFilled } from './filledPage.ts';
import type { WebFiles } from './webFiles.ts';

type Fields = Record<string, string>;

const forms: Readonly<Record<PublicFormName, (ctx: Ctx, fields: Fields) => Promise<unknown>>> = {
  contact: (ctx, fields) => sendContact({ ctx, input: read(contactInput, fields) }),
  demo: (ctx, { newsletter, ...fields }) =>
    requestDemo({
      ctx,
      input: read(demoRequestInput, { ...fields, newsletter: newsletter === 'on' }),
    }),
  lead: (ctx, { heardFrom, ...fields }) =>
    sendLead({ ctx, input: read(leadInput, { ...fields, ...(heardFrom && { heardFrom }) }) }),
  newsletter: (ctx, fields) => subscribe({ ctx, input: read(newsletterInput, fields) }),
};

/** @throws AppError bad-input that names what is wrong with each field */
function read<T>(schema: z.ZodType<T>, fields: object): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new AppError('bad-input', parsed.error.issues.map(({ message }) => message).join('. '));
}

/** The public forms as a browser posts them without a script: answered with pages. */
export function addFormRoutes(app: FastifyInstance, routeDeps: RouteDeps, files: WebFiles): void {
  acceptForms(app);
  // The page of what is wrong, with nothing filled in.
  app.get('/forms/*', (_request, reply) => reply.callNotFound());
  for (const [name, send] of Object.entries(forms)) {
    const { post, thanks } = publicFormPages[name as PublicFormName];
    app.post(post, async (request, reply) => {
      try {
        await send(await ctxOf(routeDeps, request, reply), { ...(request.body as Fields) });
      } catch (cause) {
        const { message, status } = toApiError(cause, routeDeps.deps.logger);
        reply.status(status);
        return sendFilled(reply, files, {
          path: '/forms/problem',
          mark: FORM_PROBLEMS_MARK,
          text: message,
        });
      }
      return reply.redirect(thanks, 303);
    });
  }
}
