import { AppError } from '@belldesk/contract/errors';
import type { BookingAnswer, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Member } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Refusal } from '../availability/propose.ts';
import type { Command } from '../commands/actor.ts';
import type { Done, NotThere } from '../commands/entry.ts';
import { reasonFor } from '../schedule/refusal.ts';
import { entryOf } from './entries.ts';
import { changedSince, noSuchBooking } from './policy.ts';

/** Runs a command for a member, in a transaction of its own. */
export function byHand<T>(
  ctx: Ctx,
  member: Member,
  run: (command: Command) => Promise<T>,
  idempotencyKey?: string,
): Promise<T> {
  return ctx.db.transaction((tx) =>
    run({ tx, deps: ctx, actor: { kind: 'owner', member, idempotencyKey } }),
  );
}

/** What a command answers by hand: the entry as it stands now. @throws AppError not-found, conflict */
export function entryAnswer({ tx }: Command, result: Done | NotThere): Promise<CalendarEntry> {
  switch (result.kind) {
    case 'done':
      return entryOf(tx, result.entry.row);
    case 'not-found':
      throw noSuchBooking();
    case 'changed-since':
      throw changedSince('This booking');
    case 'cancelled':
      throw new AppError('conflict', 'This booking is cancelled.');
    case 'not-cancelled':
      throw new AppError('conflict', 'This booking is not cancelled.');
    case 'which-one':
      throw new Error('by hand an entry is named by its id');
  }
}

/** The same where what is asked for may not be free. @throws AppError not-found, conflict */
export async function bookingAnswer(
  command: Command,
  result: Done | NotThere | Refusal,
): Promise<BookingAnswer> {
  if (result.kind !== 'refused') return { done: true, entry: await entryAnswer(command, result) };
  const { problem, nearby } = result;
  return { done: false, problem, reason: reasonFor(problem), nearby: [...nearby] };
}
