import type { BookingAnswer } from '@belldesk/contract/product/bookings';
import type { Transaction } from '../../db/client.ts';
import { announceSchedule } from '../../events/queries.ts';
import type { Refusal } from '../availability/propose.ts';
import { reasonFor } from '../schedule/refusal.ts';
import { entryOf } from './entries.ts';

/** What is said of a change that was made: the entry as it is now, to this browser and to the others. */
export async function doneWith(
  tx: Transaction,
  own: { id: string; organisationId: string },
): Promise<BookingAnswer> {
  await announceSchedule(tx, own.organisationId);
  return { done: true, entry: await entryOf(tx, own) };
}

/** What is said of a change that cannot be. */
export function refusedWith({ problem, nearby }: Refusal): BookingAnswer {
  return { done: false, problem, reason: reasonFor(problem), nearby: [...nearby] };
}
