import type { BookingAnswer, BookingProblem } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { messageOf, statusOf } from '../../../api/failure.ts';

export type Refused = Extract<BookingAnswer, { done: false }>;

const CONFLICT = 409;

/** Whether somebody else changed it meanwhile. */
export function isConflict(error: unknown): boolean {
  return statusOf(error) === CONFLICT;
}

/** Whether the owner may have it all the same. */
export function canBeForced(problem: BookingProblem): boolean {
  return problem === 'closed' || problem === 'past';
}

/** Why a day has no free time at all. */
export const noFreeTimes: Readonly<Record<BookingProblem, string>> = {
  taken: t`This day is fully booked.`,
  'too-many-people': t`No table, room or person can take a party this size.`,
  'no-such-hour': t`That time does not exist: the clocks go forward.`,
  closed: t`You are closed on this day.`,
  past: t`This day is in the past.`,
};

/** A failure in words; what was typed stays where it is. */
export function failureText(error: unknown): string {
  if (statusOf(error) === null)
    return t`The server could not be reached, so nothing was changed. Check your connection and try again.`;
  return messageOf(error, t`Something went wrong and nothing was changed. Please try again.`);
}
