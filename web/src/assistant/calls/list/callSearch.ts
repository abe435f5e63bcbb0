import { callCursorForm, EARLIEST_DAY } from '@belldesk/contract/product/addressForms';
import type { CallBadge } from '@belldesk/contract/product/callBadge';
import type { CallListInput } from '@belldesk/contract/product/callList';
import { isDay } from '@belldesk/contract/time/days';
import { badges } from '../badgeTexts.ts';

/** What the address of the log says; what it leaves out is everything of one's own, newest first. */
export interface CallSearch {
  readonly scope?: 'all';
  readonly search?: string;
  /** yyyy-mm-dd, in the zone of the business; both days belong to it. */
  readonly from?: string;
  readonly to?: string;
  readonly outcome?: CallBadge;
  readonly number?: string;
  /** A cursor of the server's. */
  readonly page?: string;
}

const LONGEST_TEXT = 100;

/** Reads the address; what makes no sense there counts as left out. */
export function callSearch(address: Readonly<Record<string, unknown>>): CallSearch {
  const search = textOf(address.search);
  const number = textOf(address.number);
  const from = dayOf(address.from);
  const to = dayOf(address.to);
  const outcome = badges.find((badge) => badge === address.outcome);
  const page = textOf(address.page);
  return {
    ...(address.scope === 'all' && { scope: 'all' }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(outcome && { outcome }),
    ...(number && { number }),
    ...(callCursorForm.test(page) && { page }),
  };
}

/** What the server is asked for: days are those of the zone that the page shows. */
export function listInput(search: CallSearch, timeZone: string): CallListInput {
  const { scope = 'mine', ...rest } = search;
  return { scope, ...rest, ...((rest.from || rest.to) && { timeZone }) };
}

/** Where the same calls are to be had as a file. */
export function csvAddress(search: CallSearch, timeZone: string): string {
  const { page: _page, ...filters } = search;
  const query = new URLSearchParams({ ...filters, timeZone });
  return `/api/calls.csv?${query}`;
}

/** Whether anything narrows what is shown. */
export function isNarrowed(search: CallSearch): boolean {
  const { scope: _scope, page: _page, ...filters } = search;
  return Object.keys(filters).length > 0;
}

/** An address that holds digits alone is read as a number. */
function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).trim().slice(0, LONGEST_TEXT);
}

function dayOf(value: unknown): string | null {
  const text = textOf(value);
  return isDay(text) && text >= EARLIEST_DAY ? text : null;
}
