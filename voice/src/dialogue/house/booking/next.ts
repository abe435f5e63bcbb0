import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import type { HouseContext } from '../context.ts';
import { type BookingRead, readBackBooking, spokenBooking } from '../say/readBack.ts';
import { hasPartySize, isRoom } from '../service.ts';
import { answer, type HouseState, type Question, type ToolWish } from '../state.ts';
import { resolveTime } from './time.ts';

function serviceQuestion(context: HouseContext): string {
  const { kind, offers } = context.business;
  const some = offers.slice(0, 4);
  const list = some.length > 1 ? `${some.slice(0, -1).join(', ')} or ${some.at(-1)}` : '';
  if (kind === 'hotel')
    return list
      ? `Which kind of room would you like: ${list}?`
      : 'Which kind of room would you like?';
  if (kind === 'beauty') return 'Which treatment would you like?';
  return 'What would you like to book?';
}

/** The words of a question about one slot. */
export function slotQuestion(asked: Question, state: HouseState, context: HouseContext): string {
  const room = isRoom(state.booking);
  switch (asked) {
    case 'service':
      return serviceQuestion(context);
    case 'job':
      return 'What is the job, in a few words?';
    case 'party-size':
      return room ? 'For how many guests?' : 'For how many people?';
    case 'nights':
      return 'For how many nights?';
    case 'date':
      return room ? 'Which day will you arrive?' : 'Which day would you like?';
    case 'time':
      return room ? 'About what time will you arrive?' : 'What time would you like?';
    case 'name':
      if (state.flow === 'message') return 'What is your name, please?';
      return state.flow === 'change'
        ? 'What name is the booking under?'
        : 'What name shall I put it under?';
    case 'use-caller-number':
      return 'Is the number you are calling from the best one to reach you?';
    case 'phone':
      return 'What is the best phone number to reach you?';
    case 'booking-day':
      return 'Which day is the booking for?';
    case 'new-moment':
      return 'Which day and time would you like instead?';
    case 'which-booking':
      return 'Which one do you mean?';
    case 'order-items':
      return 'What would you like to order?';
    case 'pickup-time':
      return 'What time will you pick it up?';
    case 'message-text':
      return 'What would you like me to pass on?';
    default:
      return 'What would you like to change?';
  }
}

/** What is still missing, or null when everything can be read back. */
function missing(state: HouseState, context: HouseContext): Question | null {
  const { booking, caller } = state;
  if (!booking.service) return 'service';
  if (context.business.kind === 'trade' && !booking.notes) return 'job';
  if (hasPartySize(booking) && booking.partySize === undefined) return 'party-size';
  if (!booking.date) return 'date';
  if (isRoom(booking) && booking.nights === undefined) return 'nights';
  if (!booking.time) return 'time';
  if (!caller.name) return 'name';
  if (!caller.phone && !caller.withoutPhone)
    return context.callerNumber ? 'use-caller-number' : 'phone';
  return null;
}

/** The whole booking, or null while something is missing. */
export function completeBooking(state: HouseState, context: HouseContext): BookingRead | null {
  const { booking, caller } = state;
  if (
    missing(state, context) !== null ||
    !booking.service ||
    !booking.date ||
    !booking.time ||
    !caller.name
  )
    return null;
  return {
    service: booking.service,
    partySize: hasPartySize(booking) ? booking.partySize : undefined,
    nights: isRoom(booking) ? booking.nights : undefined,
    date: booking.date,
    time: resolveTime(booking.time, booking.date, context),
    name: caller.name,
    phone: caller.phone,
    notes: booking.notes,
  };
}

/** The next question of a booking, or the read-back, after a few words of `before`. */
export function askNext(state: HouseState, context: HouseContext, before = ''): HouseState {
  const lead = before === '' ? '' : `${before} `;
  const next = missing(state, context);
  const complete = completeBooking(state, context);
  if (next || !complete) {
    const asks = next ?? 'service';
    return answer(state, lead + slotQuestion(asks, state, context), asks);
  }
  return answer(state, lead + readBackBooking(complete, context), 'confirm-booking');
}

/** The tool's arguments for a complete booking. */
export function bookingTool(read: BookingRead): ToolWish {
  const nights =
    read.nights === undefined ? '' : `${read.nights} ${read.nights === 1 ? 'night' : 'nights'}`;
  const notes = [nights, read.notes ?? ''].filter((part) => part !== '').join('; ');
  const args = bookAppointmentArguments.parse({
    service: read.service,
    ...(read.partySize === undefined ? {} : { partySize: read.partySize }),
    date: read.date,
    time: read.time,
    name: read.name,
    ...(read.phone === undefined ? {} : { phoneNumber: read.phone }),
    ...(notes === '' ? {} : { notes }),
  });
  return { name: BOOK_APPOINTMENT, arguments: args };
}

/** A message that asks the team to do by hand what the tool could not. */
export function messageInsteadOfBooking(
  args: Readonly<Record<string, unknown>>,
  context: HouseContext,
): string {
  const read = bookAppointmentArguments.safeParse(args);
  if (!read.success) return 'Please call back about a booking.';
  const { service, partySize, date, time, notes } = read.data;
  const what = spokenBooking({ service, partySize, date, time, name: read.data.name }, context);
  return `Please call back about ${what}${notes ? ` (${notes})` : ''}.`;
}
