import { z } from 'zod';
import {
  billingAddress,
  billingReturn,
  changePlanInput,
  invoice,
  startCheckoutInput,
  subscription,
} from '../billing.ts';
import { base, none } from './base.ts';

export const billingApi = {
  subscription: base
    .route({ method: 'GET', path: '/billing/subscription', tags: ['Billing'] })
    .input(none)
    .output(subscription),
  /** Only while nothing is bought; afterwards plans are changed. The newest checkout alone can be paid. */
  startCheckout: base
    .route({ method: 'POST', path: '/billing/checkout', successStatus: 201, tags: ['Billing'] })
    .input(startCheckoutInput)
    .output(billingAddress),
  /** Back from the checkout: the provider is asked at once, whose telling may be late or lost. */
  confirm: base
    .route({ method: 'POST', path: '/billing/confirm', tags: ['Billing'] })
    .input(none)
    .output(subscription),
  /** Where cards and addresses are changed. */
  openPortal: base
    .route({ method: 'POST', path: '/billing/portal', successStatus: 201, tags: ['Billing'] })
    .input(z.strictObject({ returnTo: billingReturn.default('/my-assistant/subscription') }))
    .output(billingAddress),
  changePlan: base
    .route({ method: 'POST', path: '/billing/plan', tags: ['Billing'] })
    .input(changePlanInput)
    .output(subscription),
  /** Ends it when the paid period is over. */
  cancel: base
    .route({ method: 'POST', path: '/billing/cancel', tags: ['Billing'] })
    .input(none)
    .output(subscription),
  /** Takes back a cancellation, or a smaller plan that has not begun. */
  resume: base
    .route({ method: 'POST', path: '/billing/resume', tags: ['Billing'] })
    .input(none)
    .output(subscription),
  /** Newest first, the last 24. */
  invoices: base
    .route({ method: 'GET', path: '/billing/invoices', tags: ['Billing'] })
    .input(none)
    .output(z.array(invoice)),
};
