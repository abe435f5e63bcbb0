import { FIND_BOOKING, findBookingResult } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenEntry } from '../../forms/change/say.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { phoneTurn } from '../phoneTurn.ts';
import { callerIn } from './callerIn.ts';
import { noteOnBooking } from './noteOnBooking.ts';

const LONGEST_NAME_CHARACTERS = 120;

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
export function proceedStatus(state: AgentState, context: AgentContext, before = ''): AgentState {
  const next = { ...state, flow: 'status' as const, misses: 0 };
  const lead = before === '' ? '' : `${before} `;
  const { asking, talk } = context.say;
  const { name, phone, withoutPhone } = state.caller;
  if (!name) return answer(next, lead + asking.bookedName, 'name');
  const number = phone ?? context.callerNumber;
  if (!number && !withoutPhone) return answer(next, lead + asking.phone, 'phone');
  return answer({ ...next, flow: 'none' }, talk.oneMoment, 'anything-else', {
    tool: {
      name: FIND_BOOKING,
      arguments: {
        name: name.slice(0, LONGEST_NAME_CHARACTERS),
        ...(phone === undefined ? {} : { phoneNumber: phone }),
      },
    },
  });
}

/** An answer to what was asked for looking up. */
export function statusTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const phone = phoneTurn(state, said, context, (next) => proceedStatus(next, context));
  if (phone) return phone;
  const caller = callerIn(state, said, context);
  return caller.name !== state.caller.name || caller.phone !== state.caller.phone
    ? proceedStatus({ ...state, caller }, context)
    : notUnderstood(state, context);
}

/** What was found, or that nothing was: never whether others hold a booking. */
export function statusResult(state: AgentState, result: string, context: AgentContext): AgentState {
  const { found, foundNone, cannotFindNow } = standingSayings(context.language);
  const { message, talk } = context.say;
  const bookings = bookingsIn(result);
  const [only] = bookings ?? [];
  if (bookings && only)
    return answer(
      { ...state, misses: 0, lastBooked: bookings.length === 1 ? only : state.lastBooked },
      `${found(bookings.map((entry) => spokenEntry(entry, context)))} ${talk.more}`,
      'anything-else',
    );
  const sorry = bookings ? foundNone : cannotFindNow;
  return context.canTakeMessage
    ? answer(
        { ...state, misses: 0, message: undefined },
        `${sorry} ${message.offer}`,
        'offer-message',
      )
    : answer({ ...state, misses: 0 }, `${sorry} ${talk.record} ${talk.more}`, 'anything-else');
}

function bookingsIn(result: string) {
  try {
    const read = findBookingResult.parse(JSON.parse(result));
    return read.ok ? read.bookings : null;
  } catch {
    return null;
  }
}
