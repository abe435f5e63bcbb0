import type { AddBookingInput, BookingAnswer } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Command } from '../commands/actor.ts';
import { makeBooking, placeOrder, type Wanted } from '../commands/make.ts';
import { bookingAnswer, byHand } from './answer.ts';

/** Books or orders by hand; the same request again is answered with what it made. @throws AppError unauthenticated, not-found, bad-input */
export async function addBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddBookingInput;
}): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'book');
  const run = async (command: Command) => {
    const result = await make(command, input);
    switch (result.kind) {
      case 'held-already':
      case 'which-service':
      case 'which-resource':
        throw new Error('only what a caller says is answered so');
      default:
        return bookingAnswer(command, result);
    }
  };
  return byHand(ctx, member, run, input.idempotencyKey);
}

function make(command: Command, input: AddBookingInput) {
  const { date, time, name, phoneNumber, email, anyway, locationId } = input;
  const notes = input.notes === '' ? null : input.notes;
  const request = { when: { date, time }, name, phoneNumber, email, notes, anyway, locationId };
  if (input.kind === 'order') return placeOrder(command, { ...request, items: input.items });
  const { partySize } = input;
  return makeBooking(command, { ...request, partySize, wanted: wantedOf(input) });
}

function wantedOf(input: Exclude<AddBookingInput, { kind: 'order' }>): Wanted {
  if (input.kind === 'service') {
    const { kind, serviceId, resourceId } = input;
    return { kind, serviceId, resourceId };
  }
  const { kind, service, durationMinutes } = input;
  return { kind: 'plain', as: kind, service, durationMinutes };
}
