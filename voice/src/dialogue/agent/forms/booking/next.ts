import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { asidesOf } from '../../nlg/asideSayings.ts';
import { type BookingRead, readBackBooking, spokenBooking } from '../../nlg/readBack.ts';
import { hasPartySize, isRoom } from '../../nlu/entities/service.ts';
import { type AgentState, answer, type Question, type ToolWish } from '../../state.ts';
import { resolveTime } from './time.ts';

const LONGEST_NOTES_CHARACTERS = 900;
/** More would not be kept in mind by ear. */
const MOST_SERVICES_TOLD = 5;

function serviceQuestion(context: AgentContext): string {
  const { kind, offers, services } = context.business;
  const { asking, booked } = context.say;
  if (services.length > 1 && services.length <= MOST_SERVICES_TOLD)
    return `${booked.services(services.map(({ name }) => name))} ${asking.service}`;
  if (kind === 'hotel') return asking.room(offers.slice(0, 4));
  return kind === 'beauty' ? asking.treatment : asking.service;
}

/** The words of a question about one slot. */
export function slotQuestion(asked: Question, state: AgentState, context: AgentContext): string {
  const { asking } = context.say;
  const room = isRoom(state.booking, context);
  switch (asked) {
    case 'service':
      return serviceQuestion(context);
    case 'job':
      return context.business.kind === 'estate' ? asidesOf(context.language).property : asking.job;
    case 'party-size':
      return room ? asking.guests : asking.people;
    case 'nights':
      return asking.nights;
    case 'date':
      return room ? asking.arrivalDay : asking.day;
    case 'time':
      if (state.booking.part) return asidesOf(context.language).hourIn[state.booking.part];
      return room ? asking.arrivalTime : asking.time;
    case 'name':
      if (state.flow === 'message') return asking.ownName;
      return state.flow === 'change' ? asking.bookedName : asking.name;
    case 'use-caller-number':
      return asking.callerNumber;
    case 'phone':
      return asking.phone;
    case 'booking-day':
      return asking.bookingDay;
    case 'new-moment':
      return asking.newMoment;
    case 'which-booking':
      return asking.whichBooking;
    case 'order-items':
      return asking.orderItems;
    case 'pickup-time':
      return asking.pickupTime;
    case 'message-text':
      return asking.messageText;
    default:
      return asking.whatToChange;
  }
}

/** Whether it must be known what a visit is about: the job, or the property. */
function needsAbout({ service = '' }: AgentState['booking'], context: AgentContext): boolean {
  const { kind } = context.business;
  return kind === 'trade' || (kind === 'estate' && /viewing|valuation/.test(service));
}

/** What is still missing, or null when everything can be read back. */
function missing(state: AgentState, context: AgentContext): Question | null {
  const { booking, caller } = state;
  if (!booking.service) return 'service';
  if (needsAbout(booking, context) && !booking.notes) return 'job';
  if (hasPartySize(booking, context) && booking.partySize === undefined) return 'party-size';
  if (!booking.date) return 'date';
  if (isRoom(booking, context) && booking.nights === undefined) return 'nights';
  if (!booking.time) return 'time';
  if (!caller.name) return 'name';
  if (!caller.phone && !caller.withoutPhone)
    return context.callerNumber ? 'use-caller-number' : 'phone';
  return null;
}

function notesOf({ notes, requests = [] }: AgentState['booking']): string | undefined {
  const all = [...(notes ? [notes] : []), ...requests].join('; ');
  return all === '' ? undefined : all.slice(0, LONGEST_NOTES_CHARACTERS);
}

/** The whole booking, or null while something is missing. */
export function completeBooking(state: AgentState, context: AgentContext): BookingRead | null {
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

/** The next question of a booking, or the read-back, after a few words of `before`. */
export function askNext(state: AgentState, context: AgentContext, before = ''): AgentState {
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
