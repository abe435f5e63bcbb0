import { findBookingResult } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenEntry } from '../../forms/change/say.ts';
import { goOn, send } from '../../forms/engine/ask.ts';
import { openSlot } from '../../forms/engine/form.ts';
import { statusForm } from '../../forms/status/form.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { formTurn, type SpokenForm } from '../formTurn.ts';
import { callerIn } from './callerIn.ts';
import { noteOnBooking } from './noteOnBooking.ts';

/** "What time is my appointment?": told to who gives the name and the number under which it was made. */
export function askStatus(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const say = standingSayings(context.language);
  if (!context.canFind) return noteOnBooking(state, said, context, say.cannotLookUp);
  return proceedStatus(
    { ...state, caller: callerIn(state, said, context) },
    context,
    say.lookingUp,
  );
}

/** Asks for what is missing, then looks. */
function proceedStatus(state: AgentState, context: AgentContext, before = ''): AgentState {
  const next = { ...state, flow: 'status' as const };
  if (openSlot(statusForm, 'speech', next, context))
    return goOn(statusForm, next, context, { say: before });
  const { name, phone } = next.caller;
  if (name === undefined || (phone ?? context.callerNumber ?? null) === null)
    return notTold(next, standingSayings(context.language).needsBoth, context);
  return { ...send(statusForm, next, context), flow: 'none' };
}

const spokenStatus: SpokenForm = {
  form: statusForm,
  hear: (state, said, context) => {
    const caller = callerIn(state, said, context);
    const changed = caller.name !== state.caller.name || caller.phone !== state.caller.phone;
    return { state: changed ? { ...state, caller } : state, heard: changed, changed };
  },
  proposes: () => false,
};

/** An answer to what was asked for looking up. */
export function statusTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const next = formTurn(spokenStatus, state, said, context);
  const isReady = next.flow === 'status' && next.asked === statusForm.confirm;
  return isReady ? proceedStatus(next, context) : next;
}

/** What was found, or that nothing was: never whether others hold a booking. */
export function statusResult(state: AgentState, result: string, context: AgentContext): AgentState {
  const { found, foundNone, cannotFindNow } = standingSayings(context.language);
  const { talk } = context.say;
  const bookings = bookingsIn(result);
  const [only] = bookings ?? [];
  if (bookings && only)
    return answer(
      { ...state, misses: 0, lastBooked: bookings.length === 1 ? only : state.lastBooked },
      `${found(bookings.map((entry) => spokenEntry(entry, context)))} ${talk.more}`,
      'anything-else',
    );
  return notTold(state, bookings ? foundNone : cannotFindNow, context);
}

function notTold(state: AgentState, sorry: string, context: AgentContext): AgentState {
  const { message, talk } = context.say;
  const idle: AgentState = { ...state, flow: 'none', misses: 0 };
  return context.canTakeMessage
    ? answer({ ...idle, message: undefined }, `${sorry} ${message.offer}`, 'offer-message')
    : answer(idle, `${sorry} ${talk.record} ${talk.more}`, 'anything-else');
}

function bookingsIn(result: string) {
  try {
    const read = findBookingResult.parse(JSON.parse(result));
    return read.ok ? read.bookings : null;
  } catch {
    return null;
  }
}
