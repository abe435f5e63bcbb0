import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  MOVE_BOOKING,
  PLACE_ORDER,
  type TakeMessageArguments,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Transaction } from '../../db/client.ts';
import type { CallPlace } from './owner.ts';
import { writeMessage } from './takeMessage.ts';

const MAX_TEXT_CHARACTERS = 2_000;
const NOT_CONFIRMED = 'and was told that it could not be confirmed. Please call back.';
/** What a caller wished for who was told that it did not work. */
const WISHES: Readonly<Partial<Record<string, string>>> = {
  [BOOK_APPOINTMENT]: `Wished to book, ${NOT_CONFIRMED}`,
  [CANCEL_BOOKING]: `Wished to cancel a booking, ${NOT_CONFIRMED}`,
  [MOVE_BOOKING]: `Wished to move a booking, ${NOT_CONFIRMED}`,
  [PLACE_ORDER]: `Wished to order, ${NOT_CONFIRMED}`,
};

interface LeftBehind {
  readonly toolCallId: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/**
 * Something a caller left while the product could not be reached. It is always kept as a message: the
 * caller was told that nothing is booked, so a booking in the diary would be one nobody counts on.
 */
export async function keepUndelivered(
  tx: Transaction,
  what: { place: CallPlace; left: LeftBehind; nowMs: number },
): Promise<void> {
  const { place, left, nowMs } = what;
  // Nobody waits any more for an answer to a question.
  if (left.name === CHECK_AVAILABILITY) return;
  await writeMessage(tx, {
    place,
    toolCallId: left.toolCallId,
    message: messageOf(left),
    nowMs,
  });
}

const whoWished = bookAppointmentArguments.pick({ name: true, phoneNumber: true }).partial();

function messageOf(left: LeftBehind): TakeMessageArguments {
  const taken = takeMessageArguments.safeParse(left.arguments);
  if (taken.success) return taken.data;
  const said = Object.entries(left.arguments)
    .map(
      ([label, value]) => `${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');
  const wish = WISHES[left.name];
  const text = wish ? `${wish}\n${said}` : said || left.name;
  const caller = whoWished.safeParse(left.arguments).data;
  return {
    message: text.slice(0, MAX_TEXT_CHARACTERS),
    ...(caller?.name && { name: caller.name }),
    ...(caller?.phoneNumber && { phoneNumber: caller.phoneNumber }),
  };
}
