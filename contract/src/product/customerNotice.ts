import { z } from 'zod';
import type { PlanId } from '../catalogue/plans.ts';

/** So many customers of one account are told within a day: an account, least a free one, is no way to advertise. */
export const mostNoticesADay = (planId: PlanId): number => (planId === 'starter' ? 10 : 60);

/** What a customer was told of a change that the owner made by hand, and what became of it. */
export const customerNotice = z.object({
  kind: z.enum(['moved', 'cancelled', 'restored']),
  by: z.enum(['text', 'mail']),
  /** E.164, or a mail address. */
  to: z.string(),
  /**
   * `sent`: the carrier or the mail server has taken it. `refused`: it was not sent. `uncertain`: no
   * answer came, and it is not sent again.
   */
  state: z.enum(['waiting', 'sent', 'refused', 'uncertain']),
  createdAt: z.iso.datetime(),
});
export type CustomerNotice = z.infer<typeof customerNotice>;

/** How a customer can be told. */
export type Reach = Pick<CustomerNotice, 'by' | 'to'>;

const E164 = /^\+[1-9]\d{6,14}$/;

/** By text where texts are sent and the number is one, else by mail; null where neither is. */
export function reachOf(
  customer: { readonly phoneNumber: string | null; readonly email: string | null },
  canText: boolean,
): Reach | null {
  const { phoneNumber, email } = customer;
  if (canText && phoneNumber !== null && E164.test(phoneNumber))
    return { by: 'text', to: phoneNumber };
  return email === null ? null : { by: 'mail', to: email };
}
