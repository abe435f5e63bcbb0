import type {
  BookingAnswer,
  BookingVersion,
  CalendarEntry,
  MoveBookingInput,
} from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { cancelEntry, moveEntry, restoreEntry } from '../commands/change.ts';
import { bookingAnswer, byHand, entryAnswer } from './answer.ts';

interface Asked<T> {
  ctx: Ctx;
  input: T;
}

function requestOf({ id, version, tell }: BookingVersion) {
  return { target: { kind: 'seen' as const, id, version }, tell };
}

/** Moves by hand. @throws AppError unauthenticated, not-found, conflict, bad-input */
export async function moveBooking({ ctx, input }: Asked<MoveBookingInput>): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'move a booking');
  const { date, time, resourceId, anyway } = input;
  const request = { ...requestOf(input), when: { date, time }, resourceId, anyway };
  return byHand(ctx, member, async (command) =>
    bookingAnswer(command, await moveEntry(command, request)),
  );
}

/** Cancels by hand. @throws AppError unauthenticated, not-found, conflict, bad-input */
export async function cancelBooking({ ctx, input }: Asked<BookingVersion>): Promise<CalendarEntry> {
  const member = requireMember(ctx, 'cancel a booking');
  return byHand(ctx, member, async (command) =>
    entryAnswer(command, await cancelEntry(command, requestOf(input))),
  );
}

/** Lets what was cancelled stand again. @throws AppError unauthenticated, not-found, conflict, bad-input */
export async function restoreBooking({
  ctx,
  input,
}: Asked<BookingVersion>): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'restore a booking');
  return byHand(ctx, member, async (command) =>
    bookingAnswer(command, await restoreEntry(command, requestOf(input))),
  );
}
