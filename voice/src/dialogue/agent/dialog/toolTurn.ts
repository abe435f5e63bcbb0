import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import type { AgentContext } from '../context.ts';
import { messageInsteadOfBooking } from '../forms/booking/next.ts';
import { callKey } from '../forms/engine/ask.ts';
import { spokenBooking } from '../nlg/readBack.ts';
import { standingSayings } from '../nlg/standingSayings.ts';
import { type AgentState, answer, type ToolWish } from '../state.ts';
import { availabilityResultTurn } from './booking/availability.ts';
import { nextVisit } from './booking/laterVisitTurn.ts';
import { refusedBooking } from './booking/refusedBooking.ts';
import { changeResult } from './change/changeResult.ts';
import { proceedMessage } from './message/messageTurn.ts';
import { orderResult } from './order/orderResult.ts';
import { isUncertain, readResult } from './readResult.ts';
import { statusResult } from './standing/status.ts';
import { transferResult } from './transfer/transferTurn.ts';
import { uncertainTurn } from './uncertainTurn.ts';

function bookingNights(notes: string | undefined): number | undefined {
  const nights = /^(\d+) (?:nights?|noches?|nuits?)\b/.exec(notes ?? '')?.[1];
  return nights ? Number(nights) : undefined;
}

/** What was committed, as the tool was given it. Only for a call whose result is committed. */
export function bookedSentence(
  args: ToolWish['arguments'] | undefined,
  context: AgentContext,
): string {
  const read = bookAppointmentArguments.safeParse(args);
  if (!read.success) return context.say.booked.doneUnread;
  const { service, partySize, date, time, name, notes } = read.data;
  const what = spokenBooking(
    { service, partySize, date, time, name, nights: bookingNights(notes) },
    context,
  );
  return context.say.booked.done(what, name);
}

function committedTurn(
  state: AgentState,
  name: string,
  call: ToolWish | undefined,
  notedOn: boolean,
  context: AgentContext,
): AgentState {
  const booked =
    name === BOOK_APPOINTMENT
      ? bookAppointmentArguments.safeParse(call?.arguments).data
      : undefined;
  const lastBooked = booked
    ? { name: booked.name, date: booked.date, time: booked.time }
    : state.lastBooked;
  const done = {
    ...state,
    flow: 'none' as const,
    misses: 0,
    committed: state.committed + 1,
    lastBooked,
    lastQuestion: undefined,
    lastAnswers: undefined,
  };
  if (name === BOOK_APPOINTMENT && state.thenMessage)
    return proceedMessage(
      { ...done, thenMessage: false, booking: {}, message: undefined },
      context,
      bookedSentence(call?.arguments, context),
    );
  const next =
    name === BOOK_APPOINTMENT
      ? nextVisit(done, context, bookedSentence(call?.arguments, context))
      : null;
  if (next) return next;
  if (name === BOOK_APPOINTMENT)
    return answer(
      { ...done, booking: {} },
      `${bookedSentence(call?.arguments, context)} ${context.say.talk.more}`,
      'anything-else',
    );
  return answer(
    { ...done, message: undefined, messageAbout: undefined },
    `${notedOn ? standingSayings(context.language).noted : context.say.message.noted} ${context.say.talk.more}`,
    'anything-else',
  );
}

/** Refused once, the caller may try another way; refused twice, the team is to see to it. */
const MOST_REFUSED = 1;

function failedTurn(
  state: AgentState,
  name: string,
  call: ToolWish | undefined,
  context: AgentContext,
): AgentState {
  const idle = { ...state, flow: 'none' as const, misses: 0 };
  const booking = name === BOOK_APPOINTMENT && context.canTakeMessage;
  if (booking && state.refusedBookings > MOST_REFUSED) {
    const message = messageInsteadOfBooking(call?.arguments ?? {}, context);
    return proceedMessage({ ...idle, booking: {}, message }, context, context.say.booked.failed);
  }
  if (name === TAKE_MESSAGE || !context.canTakeMessage) {
    const { message, booked, talk } = context.say;
    const what = name === TAKE_MESSAGE ? message.failed : booked.failed;
    return answer(
      { ...idle, booking: {}, message: undefined },
      `${what} ${talk.record} ${talk.more}`,
      'anything-else',
    );
  }
  return answer(
    { ...idle, booking: {}, message: messageInsteadOfBooking(call?.arguments ?? {}, context) },
    context.say.booked.failedOffer,
    'offer-message',
  );
}

/** A tool was called, by this receptionist or by a language model before it. */
export function toolCallTurn(state: AgentState, id: string, call: ToolWish): AgentState {
  return {
    ...state,
    toolCalls: { ...state.toolCalls, [id]: call },
    waitingFor: id,
    waitedTurns: 0,
  };
}

const WRITES: ReadonlySet<string> = new Set([
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
]);

/** A tool has answered: only an `ok: true` is told as done. */
export function toolResultTurn(
  state: AgentState,
  id: string,
  name: string,
  result: string,
  context: AgentContext,
): AgentState {
  const call = state.toolCalls[id];
  const answered = readResult(result);
  const next = {
    ...state,
    waitingFor: null,
    waitedTurns: 0,
    results: state.results + 1,
    refusedCalls:
      answered.ok || !call ? state.refusedCalls : [...state.refusedCalls, callKey(call)],
    refusedBookings:
      name !== BOOK_APPOINTMENT
        ? state.refusedBookings
        : answered.ok
          ? 0
          : state.refusedBookings + 1,
  };
  const args = call?.arguments ?? {};
  if (isUncertain(answered) && WRITES.has(name)) return uncertainTurn(next, name, context);
  if (name === CANCEL_BOOKING || name === MOVE_BOOKING)
    return changeResult(next, { name, arguments: args }, answered, context);
  if (name === CHECK_AVAILABILITY) return availabilityResultTurn(next, result, context);
  if (name === FIND_BOOKING) return statusResult(next, result, context);
  if (name === TRANSFER_CALL) return transferResult(next, context);
  if (name === PLACE_ORDER) return orderResult(next, args, answered, context);
  if (name !== BOOK_APPOINTMENT && name !== TAKE_MESSAGE)
    return answer(next, context.say.talk.more, 'anything-else');
  if (!answered.ok && answered.problem === 'already-booked')
    return answer(
      { ...next, flow: 'none', booking: {}, misses: 0 },
      `${context.say.booked.already} ${context.say.talk.more}`,
      'anything-else',
    );
  const goesOn =
    !answered.ok && name === BOOK_APPOINTMENT ? refusedBooking(next, answered, context) : null;
  if (goesOn) return goesOn;
  return answered.ok
    ? committedTurn(
        { ...next, reference: answered.reference },
        name,
        call,
        answered.booking !== undefined,
        context,
      )
    : failedTurn(next, name, call, context);
}

/** The caller speaks while a tool has not answered: once wait, then say plainly that it is unknown. */
export function waitingTurn(state: AgentState, context: AgentContext): AgentState {
  if (state.waitedTurns === 0)
    return answer({ ...state, waitedTurns: 1 }, context.say.talk.stillWriting, state.asked);
  const id = state.waitingFor ?? '';
  const call = state.toolCalls[id];
  const name = call?.name ?? TAKE_MESSAGE;
  const idle = { ...state, waitingFor: null, waitedTurns: 0 };
  if (name === CHECK_AVAILABILITY) return availabilityResultTurn(idle, '', context);
  if (name === FIND_BOOKING) return statusResult(idle, '', context);
  if (name === TRANSFER_CALL) return transferResult(idle, context);
  return uncertainTurn(idle, name, context);
}
