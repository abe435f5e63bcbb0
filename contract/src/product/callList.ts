import { z } from 'zod';
import { callCursorForm, EARLIEST_DAY } from './addressForms.ts';
import { callBadge } from './callBadge.ts';
import { callRow } from './calls.ts';
import { timeZone } from './wizard.ts';

/** Rows of the log that one page shows. */
export const CALLS_A_PAGE = 50;
/** Rows that fit a search are counted no further than this. */
export const MOST_COUNTED = 1_000;

export const callScope = z.enum(['mine', 'all']);
export type CallScope = z.infer<typeof callScope>;

/**
 * A place in the log: "older" or "newer" than a call (epoch ms of its start and its id), or "oldest",
 * its last page. Taken from an answer, not made up.
 */
export const callCursor = z.string().regex(callCursorForm);

const day = z.iso
  .date()
  .refine((date) => date >= EARLIEST_DAY, `There are no calls before ${EARLIEST_DAY}`);

/** PostgreSQL keeps no U+0000, nor looks for one. */
const sought = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !text.includes('\0'), 'This character is not supported')
    .optional();

/** Which calls of the log are wanted; each condition narrows it. */
export const callFilters = z.strictObject({
  /** `mine`: the calls of the present assistant; `all`: every call of the account. */
  scope: callScope.default('mine'),
  /** Words said or taken down; each may be only the beginning of one. */
  search: sought(200),
  /** First and last day of the call's beginning, in `timeZone`. */
  from: day.optional(),
  to: day.optional(),
  outcome: callBadge.optional(),
  /** Part of the caller's number or SIP address. */
  number: sought(100),
  /** Zone of the days; the business's where it is left out. */
  timeZone: timeZone.optional(),
});
export type CallFilters = z.infer<typeof callFilters>;

export const callListInput = callFilters.extend({ page: callCursor.optional() });
export type CallListInput = z.infer<typeof callListInput>;

export const callList = z.object({
  rows: z.array(callRow),
  /** Calls of the scope, whatever was searched for. */
  totalCalls: z.number().int(),
  /** Calls that fit every condition, counted up to MOST_COUNTED. */
  matchingCalls: z.number().int(),
  /** Where the pages beside this one begin; null where there are none. */
  older: callCursor.nullable(),
  newer: callCursor.nullable(),
});
export type CallList = z.infer<typeof callList>;

/** Whether anything narrows the scope. */
export function isNarrowed(filters: Partial<CallFilters>): boolean {
  return Boolean(filters.search || filters.from || filters.to || filters.outcome || filters.number);
}
