import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import { billingReturn } from '@belldesk/contract/product/billing';
import {
  type BillingTemplate,
  billingTemplates,
  TEST_CHECKOUT_PATH,
  TEST_PORTAL_PATH,
} from '@belldesk/contract/product/billingPages';
import { may, type Permission } from '@belldesk/contract/product/roles';
import { statusOf } from '@belldesk/kit/errorStatus';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Membership } from '../../access/requireMember.ts';
import { cancelSubscription, resumeSubscription } from '../../billing/cancel.ts';
import { setTestCard } from '../../billing/local/card.ts';
import { deliverTestEvents } from '../../billing/local/deliver.ts';
import { readCheckout, readInvoicePage } from '../../billing/local/own.ts';
import { type Filling, fillCheckout, fillPortal } from '../../billing/local/pages.ts';
import { payTestCheckout } from '../../billing/local/pay.ts';
import { endTestPeriod } from '../../billing/local/turn.ts';
import { returnPath } from '../../billing/returnPath.ts';
import type { Ctx } from '../../context.ts';
import { ctxOf, type RouteDeps } from '../request/visitor.ts';
import { fillTemplate } from './filledTemplate.ts';
import type { WebFiles } from './webFiles.ts';

const idIn = z.object({ id: z.uuid() });
const payForm = z.object({ card: z.enum(['pays', 'refused']) });
const portalQuery = z.object({ returnTo: billingReturn.catch('/my-assistant/subscription') });

type SignedIn = Ctx & { readonly user: SessionUser; readonly membership: Membership };
type Act = (ctx: SignedIn, request: FastifyRequest) => Promise<unknown>;

/** Somebody else's is nobody's. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const portalActs: Readonly<Record<string, Act>> = {
  'card-pays': (ctx) => setTestCard(ctx, ctx.membership.organisationId, true),
  'card-fails': (ctx) => setTestCard(ctx, ctx.membership.organisationId, false),
  'period-over': (ctx) => endTestPeriod(ctx, ctx.membership.organisationId),
  cancel: (ctx) => cancelSubscription({ ctx }),
  resume: (ctx) => resumeSubscription({ ctx }),
};

/** The pages of the local test checkout. Where a payment service is configured there are none. */
export function addTestPaymentRoutes(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  files: WebFiles,
): void {
  // Their files lie among the site's, not filled in: nobody's to see.
  app.get('/billing-templates/*', (_request, reply) => reply.callNotFound());
  if (routeDeps.deps.payments.name !== 'test') return;

  const signedIn = async (request: FastifyRequest, reply: FastifyReply, wanted: Permission) => {
    const ctx = await ctxOf(routeDeps, request, reply);
    if (!ctx.user || !ctx.membership) return null;
    // For whose role a page is not, it is as if there were nothing.
    if (!may(ctx.membership.role, wanted)) return 'not theirs';
    return { ...ctx, user: ctx.user, membership: ctx.membership };
  };
  const send = (reply: FastifyReply, template: BillingTemplate, filling: Filling) => {
    const file = files.get(`${billingTemplates[template]}.html`);
    const html = file ? file.plain.toString() : '<p>[[plan]] [[notice]]</p>';
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillTemplate(html, filling.texts, filling.lists));
  };
  const route = (
    method: 'GET' | 'POST',
    url: string,
    answer: (ctx: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    wanted: Permission = 'change-billing',
  ) =>
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const ctx = await signedIn(request, reply, wanted);
        if (!ctx) return reply.redirect('/sign-in', 303);
        if (ctx === 'not theirs') return notFound(reply);
        return answer(ctx, request, reply);
      },
    });

  const ownCheckout = async (ctx: SignedIn, request: FastifyRequest) => {
    const { data } = idIn.safeParse(request.params);
    return data ? readCheckout(ctx, ctx.membership.organisationId, data.id) : null;
  };
  route('GET', `${TEST_CHECKOUT_PATH}/:id`, async (ctx, request, reply) => {
    const checkout = await ownCheckout(ctx, request);
    if (!checkout) return notFound(reply);
    if (checkout.state !== 'open') return send(reply.status(410), 'closed', { texts: {} });
    return send(reply, 'checkout', fillCheckout(checkout, null));
  });
  // Where the page of a refused card is loaded anew.
  route('GET', `${TEST_CHECKOUT_PATH}/:id/pay`, async (ctx, request, reply) => {
    const checkout = await ownCheckout(ctx, request);
    if (!checkout) return notFound(reply);
    return reply.redirect(`${TEST_CHECKOUT_PATH}/${checkout.id}`, 303);
  });
  route('POST', `${TEST_CHECKOUT_PATH}/:id/pay`, async (ctx, request, reply) => {
    const checkout = await ownCheckout(ctx, request);
    if (!checkout) return notFound(reply);
    if (payForm.safeParse(request.body).data?.card !== 'pays') {
      const notice = 'Your card was declined and you were not charged. Try another card.';
      return send(reply.status(402), 'checkout', fillCheckout(checkout, notice));
    }
    const isPaidNow = await payTestCheckout(ctx, ctx.membership.organisationId, checkout.id);
    // Who pressed twice has paid once, and goes on as if they had pressed once.
    if (!isPaidNow && (await ownCheckout(ctx, request))?.state !== 'paid') {
      return send(reply.status(410), 'closed', { texts: {} });
    }
    await deliverTestEvents(ctx);
    return reply.redirect(returnPath(checkout.returnTo, 'paid'), 303);
  });
  route('POST', `${TEST_CHECKOUT_PATH}/:id/leave`, async (ctx, request, reply) => {
    const checkout = await ownCheckout(ctx, request);
    if (!checkout) return notFound(reply);
    return reply.redirect(returnPath(checkout.returnTo, 'left'), 303);
  });

  const showPortal = async (
    ctx: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
    notice?: string,
  ) => {
    const { returnTo } = portalQuery.parse(request.query);
    return send(
      reply,
      'portal',
      await fillPortal(ctx, ctx.membership.organisationId, { returnTo, notice: notice ?? null }),
    );
  };
  route('GET', TEST_PORTAL_PATH, showPortal);
  for (const [name, act] of Object.entries(portalActs)) {
    route('POST', `${TEST_PORTAL_PATH}/${name}`, async (ctx, request, reply) => {
      try {
        await act(ctx, request);
      } catch (cause) {
        if (!(cause instanceof AppError)) throw cause;
        return showPortal(ctx, request, reply.status(statusOf(cause.code)), cause.message);
      }
      await deliverTestEvents(ctx);
      const { returnTo } = portalQuery.parse(request.query);
      return reply.redirect(
        `${TEST_PORTAL_PATH}?${new URLSearchParams({ returnTo }).toString()}`,
        303,
      );
    });
  }
  route(
    'GET',
    `${TEST_PORTAL_PATH}/invoices/:id`,
    async (ctx, request, reply) => {
      const { data } = idIn.safeParse(request.params);
      const filling = data ? await readInvoicePage(ctx, ctx, data.id) : null;
      if (!filling) return notFound(reply);
      return send(reply, 'invoice', filling);
    },
    'see-billing',
  );
}
