import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  type TakeMessageArguments,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Transaction } from '../../db/client.ts';
import type { CallPlace } from './owner.ts';
import { writeMessage } from './takeMessage.ts';

const MAX_TEXT_CHARACTERS = 2_000;
const NOT_CONFIRMED =
  'Wished to book, and was told that it could not be confirmed. Please call back.';

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
  await writeMessage(tx, {
    place,
    toolCallId: left.toolCallId,
    message: messageOf(left),
    nowMs,
  });
}

function messageOf(left: LeftBehind): TakeMessageArguments {
  const taken = takeMessageArguments.safeParse(left.arguments);
  if (taken.success) return taken.data;
  const said = Object.entries(left.arguments)
    .map(
      ([label, value]) => `${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');
  const text = left.name === BOOK_APPOINTMENT ? `${NOT_CONFIRMED}\n${said}` : said || left.name;
  const booking = bookAppointmentArguments.safeParse(left.arguments).data;
  return {
    message: text.slice(0, MAX_TEXT_CHARACTERS),
    ...(booking && { name: booking.name }),
    ...(booking?.phoneNumber && { phoneNumber: booking.phoneNumber }),
  };
}
