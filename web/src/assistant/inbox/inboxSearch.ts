import { inboxCursorForm } from '@belldesk/contract/product/addressForms';
import type { InboxListInput } from '@belldesk/contract/product/inbox';

/** What the address of the inbox says; what it leaves out is what is open, from the top. */
export interface InboxSearch {
  readonly show?: 'done' | 'all';
  /** A cursor of the server's. */
  readonly after?: string;
}

/** Reads the address; what makes no sense there counts as left out. */
export function inboxSearch(address: Readonly<Record<string, unknown>>): InboxSearch {
  const { show, after } = address;
  return {
    ...((show === 'done' || show === 'all') && { show }),
    ...(typeof after === 'string' && inboxCursorForm.test(after) && { after }),
  };
}

export function listInput({ show, after }: InboxSearch): InboxListInput {
  return { show: show ?? 'open', ...(after !== undefined && { after }) };
}
