import type { InboxListInput } from '@belldesk/contract/product/inbox';

/** What the address of the inbox says; what it leaves out is what is open, from the top. */
export interface InboxSearch {
  readonly show?: 'done' | 'all';
  /** A cursor of the server's. */
  readonly after?: string;
}

const CURSOR = /^[012]\.\d{1,15}\.[0-9a-f-]{36}$/;

/** Reads the address; what makes no sense there counts as left out. */
export function inboxSearch(address: Readonly<Record<string, unknown>>): InboxSearch {
  const { show, after } = address;
  return {
    ...((show === 'done' || show === 'all') && { show }),
    ...(typeof after === 'string' && CURSOR.test(after) && { after }),
  };
}

export function listInput({ show, after }: InboxSearch): InboxListInput {
  return { show: show ?? 'open', ...(after !== undefined && { after }) };
}
