import { isReservation } from '@belldesk/contract/product/callBadge';
import type { CallOutcome } from '@belldesk/contract/product/callOutcome';
import { listMessagesOf } from '../calls/queries.ts';
import type { Transaction } from '../db/client.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';
import { listBookingsOf, listChangesOf, listOrdersOf } from '../scheduling/schedule/queries.ts';

/** What stands written down of a call when it ends. */
export interface TakenIn {
  /** A booking, change, order or message is claimed for a call only where it stands written down. */
  readonly outcome: CallOutcome;
  /** What was booked is a table, a room or another thing for a party. */
  readonly isReservation: boolean;
  /** Names and numbers, each number once as it was said and once as digits alone. */
  readonly takenWords: string;
}

/** Outcomes that the platform tells and nothing written down contradicts. */
const NOTHING_TAKEN: ReadonlySet<CallOutcome> = new Set([
  'not-completed',
  'abandoned',
  'failed',
  'none',
]);

/**
 * Reads what a call has left before its own record is written.
 * @param said what came of it as the platform says it; it counts where nothing stands written down
 */
export async function callOutcome(
  tx: Transaction,
  place: Pick<CallPlace, 'callId' | 'organisationId'>,
  said: CallOutcome,
): Promise<TakenIn> {
  const bookings = await listBookingsOf(tx, place);
  const changes = await listChangesOf(tx, place);
  const orders = await listOrdersOf(tx, place);
  const messages = await listMessagesOf(tx, place);
  const people = [...bookings, ...changes.map(({ booking }) => booking), ...orders, ...messages];
  const outcomes: [CallOutcome, boolean][] = [
    ['booking', bookings.length > 0],
    ['change', changes.length > 0],
    ['order', orders.length > 0],
    ['message', messages.length > 0],
    [said, NOTHING_TAKEN.has(said)],
  ];
  return {
    outcome: outcomes.find(([, isSo]) => isSo)?.[0] ?? 'answered',
    isReservation: bookings.some(isReservation),
    takenWords: people.flatMap(wordsOf).join(' '),
  };
}

function wordsOf(person: {
  readonly name: string | null;
  readonly phoneNumber: string | null;
}): string[] {
  const { name, phoneNumber } = person;
  return [name ?? '', phoneNumber ?? '', phoneNumber?.replace(/\D/g, '') ?? ''];
}
