import type { InboxMail } from '@belldesk/contract/product/inbox';

/** How the owner hears of a new message by mail: at once, in the next digest, or not. */
export interface Telling {
  readonly atOnce: boolean;
  readonly awaitsDigest: boolean;
}

/** What is urgent waits for no digest; who wants no mail gets none. */
export function tellingOf(mail: InboxMail, message: { readonly urgent: boolean }): Telling {
  const atOnce = mail === 'each' || (mail === 'digest' && message.urgent);
  return { atOnce, awaitsDigest: mail === 'digest' && !message.urgent };
}
