import { z } from 'zod';

/** Why a customer was not told, or cannot be. */
export const notTold = z.enum([
  /** Only accounts whose address is confirmed write to others. */
  'unconfirmed',
  'account-limit',
  'recipient-limit',
  /** Of all accounts that signed up from the same connection. */
  'source-limit',
  'installation-limit',
  /** The carrier did not take it. */
  'carrier',
  /** It waited for more than a day. */
  'too-late',
  /** What it said did not hold any more. */
  'changed',
  /** The customer does not want to be written to. */
  'not-wanted',
]);
export type NotTold = z.infer<typeof notTold>;

/** Why no customer can be told now, and when they can be again, where a limit says so. */
export const cannotTell = z.object({ why: notTold, opensAt: z.iso.datetime().nullable() });
export type CannotTell = z.infer<typeof cannotTell>;

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
  /** Of one that was refused, where it is known. */
  why: notTold.nullable(),
  /** When the limit that refused it opens again. */
  opensAt: z.iso.datetime().nullable(),
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
