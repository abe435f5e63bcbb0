import { z } from 'zod';

/**
 * How a caller is handed over. Blind: at once. Warm: whoever answers first hears `message`, or a sentence
 * about the call, and takes it or sends it back.
 */
export const transferPlan = z.strictObject({
  mode: z.enum(['blind-transfer', 'warm-transfer-say-message', 'warm-transfer-say-summary']),
  /** Said to whoever answers a `warm-transfer-say-message`. */
  message: z.string().max(1_000).optional(),
});

const destination = {
  /** Said to the caller before it rings. */
  message: z.string().max(1_000).optional(),
  /** Tells a model when to choose this one. */
  description: z.string().max(1_000).optional(),
  transferPlan: transferPlan.optional(),
};

/** Where a caller may be put through, as the voice API names it. */
export const transferDestination = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sip'),
    sipUri: z
      .string()
      .max(300)
      .regex(/^sip:[^\s<>"]+$/i, 'sipUri must be a sip: address'),
    ...destination,
  }),
  z.strictObject({
    type: z.literal('number'),
    number: z.string().regex(/^\+[1-9]\d{4,14}$/, 'number must be E.164, such as +442079460000'),
    ...destination,
  }),
]);
export type TransferDestination = z.infer<typeof transferDestination>;

/** The tool with which an assistant hands a caller over to a person. */
export const transferCallTool = z.strictObject({
  type: z.literal('transferCall'),
  destinations: z.array(transferDestination).min(1).max(20),
});

/** Name under which a model calls it. */
export const TRANSFER_CALL = 'transferCall';

export const transferCallArguments = z.object({
  /** A number or address of the destinations; the first of them when it is left out. */
  destination: z.string().max(300).optional(),
  /** A sentence for whoever answers: who calls, and what about. */
  about: z.string().max(600).optional(),
});
export type TransferCallArguments = z.infer<typeof transferCallArguments>;
