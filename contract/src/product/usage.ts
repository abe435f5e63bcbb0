import { z } from 'zod';

/** What callers meet once the minutes are used up: a message is taken, or a person is tried first. */
export const atLimit = z.enum(['messages', 'put-through']);
export type AtLimit = z.infer<typeof atLimit>;

/** Telephone number as typed, or a sip: address. */
export const putThroughTo = z.string().trim().min(1).max(300);

export const usageChoice = z.object({
  atLimit,
  /** In E.164, or a sip: address; null while none was given. */
  putThroughTo: z.string().nullable(),
  /** Whether callers meet it now. */
  isInForce: z.boolean(),
});
export type UsageChoice = z.infer<typeof usageChoice>;

export const chooseAtLimitInput = z.discriminatedUnion('atLimit', [
  z.strictObject({ atLimit: z.literal('messages') }),
  z.strictObject({ atLimit: z.literal('put-through'), putThroughTo }),
]);
export type ChooseAtLimitInput = z.infer<typeof chooseAtLimitInput>;
