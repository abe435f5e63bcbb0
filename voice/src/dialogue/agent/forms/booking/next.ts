import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import {
  type BookingRead,
  readBackBooking,
  readBackForKeys,
  spokenBooking,
} from '../../nlg/readBack.ts';
import { hasPartySize, isRoom } from '../../nlu/entities/service.ts';
import type { AgentState, Facts, Question, ToolWish } from '../../state.ts';
import { askOpen, type Before } from '../engine/ask.ts';
import { type Form, openSlot, slotOf } from '../engine/form.ts';
import { checkDraft } from './check.ts';
import { lookUp } from './look.ts';
import { bookingSlots, isHalfOpen } from './slots.ts';
import { resolveTime } from './time.ts';

const LONGEST_NOTES_CHARACTERS = 900;

/** The words of a question about one slot of a booking. */
export function slotQuestion(asked: Question, state: AgentState, context: AgentContext): string {
  const slot = slotOf(bookingForm, asked);
  return slot?.question?.(state, context) ?? context.say.asking.whatToChange;
}

function notesOf({ notes, requests = [] }: AgentState['booking']): string | undefined {
  const all = [...(notes ? [notes] : []), ...requests].join('; ');
  return all === '' ? undefined : all.slice(0, LONGEST_NOTES_CHARACTERS);
}

/** The whole booking, or null while something is missing. */
export function completeBooking(facts: Facts, context: AgentContext): BookingRead | null {
  const { booking, caller } = facts;
  if (
    openSlot(bookingForm, 'speech', facts, context) ||
    !booking.service ||
    !booking.date ||
    !booking.time ||
    !caller.name
  )
    return null;
  return {
    service: booking.service,
    partySize: hasPartySize(booking, context) ? booking.partySize : undefined,
    nights: isRoom(booking, context) ? booking.nights : undefined,
    resource: booking.resource,
    date: booking.date,
    time: resolveTime(booking.time, booking.date, context),
    name: caller.name,
    spelled: caller.spelled,
    phone: caller.phone,
    notes: notesOf(booking),
  };
}

/** A booking filled by keys, or null while something is missing; nobody could say a name. */
function completeByKeys(facts: Facts, context: AgentContext): BookingRead | null {
  const { service, date, time, partySize, nights } = facts.booking;
  if (openSlot(bookingForm, 'keys', facts, context) || !service || !date || !time) return null;
  return {
    service,
    partySize,
    nights,
    date,
    time: resolveTime(time, date, context),
    name: context.say.keys.caller,
    phone: facts.caller.phone,
  };
}

/** What is known of a booking that is not complete, as a message for the team. */
function callBackAbout({ booking }: Facts, context: AgentContext): string {
  const { service, partySize, date, time, notes, requests = [], resource } = booking;
  const { again } = context.say;
  const known = [
    service,
    partySize === undefined ? undefined : again.forPeople(partySize),
    resource,
    date && spokenDate(date, context),
    time && spokenTime(resolveTime(time, date, context), context),
    notes,
    ...requests,
  ];
  return again.callBackAbout(known.flatMap((part) => (part ? [part] : [])));
}

/** A booking: of a table, a room, an appointment, a visit. */
export const bookingForm: Form = {
  name: 'booking',
  slots: bookingSlots,
  confirm: 'confirm-booking',
  check({ booking, caller }, context) {
    const { draft, objection, tooLarge } = checkDraft(booking, context);
    if (objection === '') return null;
    const endsWith = tooLarge ? { endsWith: context.say.booked.teamCallsBack } : {};
    return { say: objection, facts: { booking: draft, caller }, ...endsWith };
  },
  look: lookUp,
  readBack(facts, context) {
    const read = completeBooking(facts, context);
    return read ? readBackBooking(read, context) : '';
  },
  confirmAgain: ({ say }) => say.talk.rightYesOrNo,
  tool(facts, context) {
    const read = completeBooking(facts, context);
    return read && bookingTool(read, context);
  },
  passOn: callBackAbout,
  byKeys: {
    check(facts, context) {
      const { booking } = facts;
      // which half of the day is meant is asked before the hour is judged
      if (!isHalfOpen(booking, context)) return bookingForm.check(facts, context);
      const { time, ...day } = booking;
      const found = bookingForm.check({ ...facts, booking: day }, context);
      return found && { ...found, facts: { booking: { ...found.facts.booking, time } } };
    },
    readBack(facts, context) {
      const read = completeByKeys(facts, context);
      return read ? readBackForKeys(read, context) : '';
    },
    tool(facts, context) {
      const read = completeByKeys(facts, context);
      return read && bookingTool({ ...read, notes: context.say.keys.notes }, context);
    },
  },
};

/** The next question of a booking, or the read-back, after a few words of `before`. */
export function askNext(
  state: AgentState,
  context: AgentContext,
  before = '',
  how: Omit<Before, 'say'> = {},
): AgentState {
  return askOpen(bookingForm, { ...state, flow: 'booking' }, context, { ...how, say: before });
}

/** The tool's arguments for a complete booking. */
export function bookingTool(read: BookingRead, { say }: AgentContext): ToolWish {
  const nights = read.nights === undefined ? '' : say.booked.nightsNote(read.nights);
  const notes = [nights, read.notes ?? ''].filter((part) => part !== '').join('; ');
  const args = bookAppointmentArguments.parse({
    service: read.service,
    ...(read.partySize === undefined ? {} : { partySize: read.partySize }),
    date: read.date,
    time: read.time,
    ...(read.resource === undefined ? {} : { resource: read.resource }),
    name: read.name,
    ...(read.phone === undefined ? {} : { phoneNumber: read.phone }),
    ...(notes === '' ? {} : { notes }),
  });
  return { name: BOOK_APPOINTMENT, arguments: args };
}

/** A message that asks the team to do by hand what the tool could not. */
export function messageInsteadOfBooking(
  args: Readonly<Record<string, unknown>>,
  context: AgentContext,
): string {
  const read = bookAppointmentArguments.safeParse(args);
  if (!read.success) return context.say.booked.callBack;
  const { service, partySize, date, time, notes } = read.data;
  const what = spokenBooking({ service, partySize, date, time, name: read.data.name }, context);
  return context.say.booked.callBackAbout(`${what}${notes ? ` (${notes})` : ''}`);
}
