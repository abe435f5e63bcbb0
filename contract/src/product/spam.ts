import type { CallOutcome } from './callOutcome.ts';

/** Nobody listens to spam for longer; what lasts longer was a conversation. */
export const LONGEST_SPAM_SECONDS = 180;

/** Something was written down for the business in it. */
const TAKEN: ReadonlySet<CallOutcome> = new Set(['booking', 'change', 'order', 'message']);

/**
 * Why a call that has ended is no spam, in a sentence for its owner; null where it may be. A mark makes a call cost
 * nothing, so it is for calls from which the business had nothing.
 */
export function whyNoSpam(call: {
  readonly outcome: CallOutcome;
  readonly durationSeconds: number;
}): string | null {
  if (TAKEN.has(call.outcome))
    return 'This call led to a booking, an order or a message, so it cannot be marked as spam.';
  if (call.durationSeconds > LONGEST_SPAM_SECONDS)
    return `This call lasted longer than ${LONGEST_SPAM_SECONDS / 60} minutes, so it cannot be marked as spam.`;
  return null;
}
