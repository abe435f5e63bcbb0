import type { CallOutcome, CallRow } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { Tone } from '../../ui/Badge.tsx';

export const statusTexts: Readonly<Record<CallRow['status'], { text: string; tone: Tone }>> = {
  'in-progress': { text: t`In progress`, tone: 'notice' },
  completed: { text: t`Completed`, tone: 'good' },
  failed: { text: t`Failed`, tone: 'bad' },
};

/** What came of a call, in a word; null where there is nothing to tell. */
export const outcomeTexts: Readonly<Record<CallOutcome, string | null>> = {
  booking: t`Reservation made`,
  change: t`Reservation changed`,
  order: t`Order placed`,
  message: t`Message taken`,
  answered: t`Question answered`,
  'not-completed': t`Not completed`,
  abandoned: t`Caller hung up early`,
  failed: null,
  none: null,
};

/** Who called, as far as the line told. */
export function callerOf(call: Pick<CallRow, 'caller' | 'type'>): string {
  if (call.type === 'test') return t`Test Assistant`;
  return call.caller ?? (call.type === 'browser' ? t`Browser call` : t`Caller ID withheld`);
}

/** The catalogue's text for call logs that could not be read. */
export function logProblem(problem: unknown): string {
  if (problem instanceof ORPCError) return t`API call failed with status ${problem.status}`;
  // fetch rejects with a TypeError when no answer came; anything else broke while reading one.
  if (problem instanceof TypeError) return t`Failed to fetch data`;
  return t`Failed to parse API response`;
}
