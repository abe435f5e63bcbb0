import type { InboxMail } from '@belldesk/contract/product/inbox';

/** How the owner hears of a new message by mail: at once, in the next digest, or not. */
export interface Telling {
  readonly atOnce: boolean;
  readonly awaitsDigest: boolean;
}

/**
 * What is urgent waits for no digest; who wants no mail gets none. Whose address is not confirmed gets one digest of
 * all once it is: a caller's number goes to nobody of whom it is not known that they read that address.
 */
export function tellingOf(
  mail: InboxMail,
  message: { readonly urgent: boolean },
  isConfirmed: boolean,
): Telling {
  if (!isConfirmed) return { atOnce: false, awaitsDigest: mail !== 'none' };
  const atOnce = mail === 'each' || (mail === 'digest' && message.urgent);
  return { atOnce, awaitsDigest: mail === 'digest' && !message.urgent };
}
