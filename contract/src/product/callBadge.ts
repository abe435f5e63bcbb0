import { z } from 'zod';
import { type CallOutcome, type callStatus, type callType, REPORT_LOST } from './callOutcome.ts';

/** What came of a call, in the one word of its badge. */
export const callBadge = z.enum([
  'booked',
  'reserved',
  'ordered',
  'message',
  'answered',
  'not-completed',
  'transferred',
  'missed',
  'spam',
]);
export type CallBadge = z.infer<typeof callBadge>;

/** What a badge is told from. */
export interface BadgeFacts {
  readonly type: z.infer<typeof callType>;
  readonly status: z.infer<typeof callStatus>;
  readonly outcome: CallOutcome;
  readonly endedReason: string | null;
  readonly durationSeconds: number;
  /** The owner marked the call as spam. */
  readonly isSpam: boolean;
  /** What it booked is a table, a room or another thing for a party. */
  readonly isReservation: boolean;
}

const TRANSFERRED = 'assistant-forwarded-call';
/** Nobody spoke with the caller. */
const MISSED: ReadonlySet<string> = new Set([
  'customer-did-not-answer',
  'manually-canceled',
  'assistant-request-failed',
]);
/** English, Spanish and French names of what is reserved rather than booked. */
const RESERVED = /\b(tables?|rooms?|suites?|mesas?|habitaci(?:ó|o)n(?:es)?|chambres?)\b/i;

/** A table, a room, or anything for a party is reserved; an appointment is booked. */
export function isReservation(booking: {
  readonly service: string;
  readonly partySize: number | null;
}): boolean {
  return booking.partySize !== null || RESERVED.test(booking.service);
}

/** The badge as the record gives it, before the owner has a say. */
export type RecordBadge = Exclude<CallBadge, 'spam'>;

/**
 * The badge of a call that has ended, spam left aside; null while it goes on, for the row of a test, and where
 * nothing is known of a call and nothing was written down in it.
 * What stands written down goes before how the call ended.
 */
export function recordBadge(call: Omit<BadgeFacts, 'isSpam'>): RecordBadge | null {
  if (call.status === 'in-progress' || call.type === 'test') return null;
  if (call.outcome === 'booking') return call.isReservation ? 'reserved' : 'booked';
  if (call.outcome === 'order') return 'ordered';
  if (call.outcome === 'message') return 'message';
  if (call.endedReason === TRANSFERRED) return 'transferred';
  if (call.outcome === 'change') return 'answered';
  if (call.endedReason === REPORT_LOST) return null;
  if (call.outcome === 'not-completed') return 'not-completed';
  const isMissed =
    call.outcome === 'abandoned' ||
    call.outcome === 'failed' ||
    call.durationSeconds === 0 ||
    MISSED.has(call.endedReason ?? '');
  return isMissed ? 'missed' : 'answered';
}

/** The badge that is shown: spam stands before everything else. */
export function shownBadge(badge: RecordBadge | null, isSpam: boolean): CallBadge | null {
  return badge && isSpam ? 'spam' : badge;
}

/** The badge of a call; null while it goes on and for the row of a test. */
export function badgeOf(call: BadgeFacts): CallBadge | null {
  return shownBadge(recordBadge(call), call.isSpam);
}
