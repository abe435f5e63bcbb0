import type { CallOutcome, CallRow } from '@belldesk/contract/product/calls';
import { ORPCError } from '@orpc/client';
import type { Tone } from '../../ui/Badge.tsx';

export const statusTexts: Readonly<Record<CallRow['status'], { text: string; tone: Tone }>> = {
  'in-progress': { text: 'In progress', tone: 'notice' },
  completed: { text: 'Completed', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
};

/** What came of a call, in a word; null where there is nothing to tell. */
export const outcomeTexts: Readonly<Record<CallOutcome, string | null>> = {
  booking: 'Reservation taken',
  change: 'Reservation changed',
  order: 'Order taken',
  message: 'Message taken',
  answered: 'Question answered',
  'not-completed': 'Not completed',
  abandoned: 'Caller hung up early',
  failed: null,
  none: null,
};

/** Who called, as far as the line told. */
export function callerOf(call: Pick<CallRow, 'caller' | 'type'>): string {
  if (call.type === 'test') return 'Test Assistant';
  return call.caller ?? (call.type === 'browser' ? 'Browser call' : 'Number withheld');
}

/** The catalogue's text for call logs that could not be read. */
export function logProblem(problem: unknown): string {
  if (problem instanceof ORPCError) return `API call failed with status ${problem.status}`;
  // fetch rejects with a TypeError when no answer came; anything else broke while reading one.
  if (problem instanceof TypeError) return 'Failed to fetch data';
  return 'Failed to parse API response';
}
