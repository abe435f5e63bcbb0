import { claims } from '@belldesk/contract/catalogue/claims';
import { AppError } from '@belldesk/contract/errors';
import { SAMPLE_CALL_MS } from '@belldesk/contract/product/calls';
import type { DemoCallCounts } from './queries.ts';

export const DAY_MS = 24 * 60 * 60 * 1_000;
/** A ticket holds half a minute; a call that was never joined frees its place after that. */
export const LONGEST_MS = SAMPLE_CALL_MS + 30_000;
const MAX_OF_VISITOR_A_DAY = 5;
const MAX_A_DAY = 1_000;
const MAX_AT_ONCE = 10;

/**
 * Whether a visitor may have another sample call.
 * @throws AppError too-many (the visitor has had theirs), busy (the site is at its limit)
 */
export function checkDemoCalls(counts: DemoCallCounts): void {
  if (counts.ofVisitorNow > 0)
    throw new AppError(
      'too-many',
      'You already have a sample call in progress. End it, then start another.',
    );
  if (counts.ofVisitorToday >= MAX_OF_VISITOR_A_DAY)
    throw new AppError(
      'too-many',
      `You have used today's sample calls. Create your own agent and get ${claims.freeMinutesToStart} free minutes.`,
    );
  if (counts.today >= MAX_A_DAY)
    throw new AppError(
      'busy',
      "All of today's sample calls are used up. Come back tomorrow, or create your own agent.",
    );
  if (counts.now >= MAX_AT_ONCE)
    throw new AppError('busy', 'All sample lines are busy. Please try again in a minute.');
}
