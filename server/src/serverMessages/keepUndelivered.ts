import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  MOVE_BOOKING,
  orderItem,
  PLACE_ORDER,
  TAKE_MESSAGE,
  type TakeMessageArguments,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import { z } from 'zod';
import type { Transaction } from '../db/client.ts';
import { lockSchedule } from '../db/locks.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';
import { findChangedBy, findMade } from '../scheduling/commands/queries.ts';
import { writeMessage } from './tools/takeMessage.ts';

const MAX_TEXT_CHARACTERS = 2_000;
const NOT_CONFIRMED = 'but it could not be confirmed. Please call back.';
/** What a caller wished for who was told that it did not work, or that it is not certain. */
const WISHES: Readonly<Partial<Record<string, string>>> = {
  [BOOK_APPOINTMENT]: `Wanted to book, ${NOT_CONFIRMED}`,
  [CANCEL_BOOKING]: `Wanted to cancel a booking, ${NOT_CONFIRMED}`,
  [MOVE_BOOKING]: `Wanted to move a booking, ${NOT_CONFIRMED}`,
  [PLACE_ORDER]: `Wanted to order, ${NOT_CONFIRMED}`,
};
const NOT_TOLD = 'but the caller could not be told for certain. Please call back.';
/** The same where it was done after all: the answer came too late for the call. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  [BOOK_APPOINTMENT]: `This booking is in your calendar, ${NOT_TOLD}`,
  [CANCEL_BOOKING]: `This booking is cancelled, ${NOT_TOLD}`,
  [MOVE_BOOKING]: `This booking is moved, ${NOT_TOLD}`,
  [PLACE_ORDER]: `This order is placed, ${NOT_TOLD}`,
};

interface LeftBehind {
  readonly toolCallId: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/**
 * Something a caller left while the product could not be reached, or answered too late. It is always
 * kept as a message, and never made now: the caller was not told that it is done, so a booking in the
 * diary would be one nobody counts on. What was done after all is told as done.
 */
export async function keepUndelivered(
  tx: Transaction,
  what: { place: CallPlace; left: LeftBehind; caller: string | null; nowMs: number },
): Promise<void> {
  const { place, left, caller, nowMs } = what;
  // Nobody waits any more for an answer to a question.
  if (left.name === CHECK_AVAILABILITY || left.name === FIND_BOOKING) return;
  // A request that is still being written is waited for.
  await lockSchedule(tx, place.locationId);
  await writeMessage(tx, {
    place,
    toolCallId: left.toolCallId,
    kind: left.name === TAKE_MESSAGE ? 'message' : 'request',
    message: messageOf(left, await wasDone(tx, place, left)),
    caller,
    nowMs,
  });
}

async function wasDone(tx: Transaction, place: CallPlace, left: LeftBehind): Promise<boolean> {
  const key = { callId: place.callId, toolCallId: left.toolCallId };
  switch (left.name) {
    case BOOK_APPOINTMENT:
    case PLACE_ORDER:
      return (await findMade(tx, key)) !== null;
    case CANCEL_BOOKING:
    case MOVE_BOOKING:
      return (await findChangedBy(tx, key)) !== null;
    default:
      return false;
  }
}

const whoWished = bookAppointmentArguments.pick({ name: true, phoneNumber: true }).partial();

function messageOf(left: LeftBehind, done: boolean): TakeMessageArguments {
  const taken = takeMessageArguments.safeParse(left.arguments);
  if (taken.success && left.name === TAKE_MESSAGE) return taken.data;
  const said = Object.entries(left.arguments)
    // An id says nothing to a person.
    .filter(([label]) => label !== 'bookingId')
    .map(([label, value]) => `${labelOf(label)}: ${wordsOf(value)}`)
    .join('\n');
  const wish = (done ? DONE : WISHES)[left.name] ?? `Asked for ${left.name}, ${NOT_CONFIRMED}`;
  const text = left.name === TAKE_MESSAGE && said ? said : `${wish}\n${said}`;
  const caller = whoWished.safeParse(left.arguments).data;
  return {
    message: text.slice(0, MAX_TEXT_CHARACTERS),
    ...(caller?.name && { name: caller.name }),
    ...(caller?.phoneNumber && { phoneNumber: caller.phoneNumber }),
  };
}

/** "partySize" is "Party size" to a reader. */
function labelOf(argument: string): string {
  const words = argument.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const orderItems = z.array(orderItem);

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { data: items } = orderItems.safeParse(value);
  if (items) return items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
  return JSON.stringify(value);
}
