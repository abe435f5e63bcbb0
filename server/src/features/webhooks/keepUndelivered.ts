import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  TAKE_MESSAGE,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Transaction } from '../../db/client.ts';
import { writeBooking } from './bookAppointment.ts';
import type { CallPlace } from './owner.ts';
import { writeMessage } from './takeMessage.ts';

const MAX_TEXT_CHARACTERS = 2_000;

/**
 * Something a caller left while the product could not be reached. What is no valid request any more is
 * kept as a message with everything that was said: it must reach the owner all the same.
 */
export async function keepUndelivered(
  tx: Transaction,
  what: {
    place: CallPlace;
    left: { toolCallId: string; name: string; arguments: Record<string, unknown> };
    nowMs: number;
  },
): Promise<void> {
  const { place, left, nowMs } = what;
  const { toolCallId } = left;
  if (left.name === BOOK_APPOINTMENT) {
    const booking = bookAppointmentArguments.safeParse(left.arguments);
    if (booking.success) {
      await writeBooking(tx, { place, toolCallId, booking: booking.data, nowMs });
      return;
    }
  }
  if (left.name === TAKE_MESSAGE) {
    const message = takeMessageArguments.safeParse(left.arguments);
    if (message.success) {
      await writeMessage(tx, { place, toolCallId, message: message.data, nowMs });
      return;
    }
  }
  const text = Object.entries(left.arguments)
    .map(
      ([label, value]) => `${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');
  const message = { message: text.slice(0, MAX_TEXT_CHARACTERS) || left.name };
  await writeMessage(tx, { place, toolCallId, message, nowMs });
}
