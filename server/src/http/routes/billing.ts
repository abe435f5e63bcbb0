import { billingApi } from '@belldesk/contract/product/api/billing';
import { implement } from '@orpc/server';
import { cancelSubscription, resumeSubscription } from '../../billing/cancel.ts';
import { changePlan } from '../../billing/changePlan.ts';
import { listInvoices } from '../../billing/invoices.ts';
import { openPortal } from '../../billing/openPortal.ts';
import { confirmCheckout } from '../../billing/payments/confirm.ts';
import { startCheckout } from '../../billing/startCheckout.ts';
import { readSubscription } from '../../billing/subscription.ts';
import type { Ctx } from '../../context.ts';

const os = implement(billingApi).$context<Ctx>();

export const billingRoutes = os.router({
  subscription: os.subscription.handler(({ context: ctx }) => readSubscription({ ctx })),
  startCheckout: os.startCheckout.handler(({ context: ctx, input }) =>
    startCheckout({ ctx, input }),
  ),
  confirm: os.confirm.handler(({ context: ctx }) => confirmCheckout({ ctx })),
  openPortal: os.openPortal.handler(({ context: ctx, input }) => openPortal({ ctx, input })),
  changePlan: os.changePlan.handler(({ context: ctx, input }) => changePlan({ ctx, input })),
  cancel: os.cancel.handler(({ context: ctx }) => cancelSubscription({ ctx })),
  resume: os.resume.handler(({ context: ctx }) => resumeSubscription({ ctx })),
  invoices: os.invoices.handler(({ context: ctx }) => listInvoices({ ctx })),
});
