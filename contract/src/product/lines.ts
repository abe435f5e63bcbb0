import { z } from 'zod';

/** An address at which callers reach a business, and who answers there. */
export const line = z.object({
  id: z.uuid(),
  /** sip: made by publishing. number: given by the operator. */
  kind: z.enum(['sip', 'number']),
  /** sip:golden-lamb@bell.example:5060, +442071838750 */
  address: z.string(),
  /** The assistant that answers; null while the line waits for one. */
  answers: z.object({ assistantId: z.uuid(), name: z.string() }).nullable(),
});
export type Line = z.infer<typeof line>;

export const pointLineInput = z.strictObject({
  id: z.uuid(),
  /** `id` of the assistant that is to answer. */
  assistantRowId: z.uuid(),
});
