import { BOOK_APPOINTMENT, TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { type AgentContext, readContext } from '../agent/context.ts';
import { isUncertain, readResult } from '../agent/dialog/readResult.ts';
import { bookedSentence } from '../agent/dialog/toolTurn.ts';
import { uncertainSentence } from '../agent/dialog/uncertainTurn.ts';
import { transferSayings } from '../agent/nlg/transferSayings.ts';
import type { ConversationMessage, ModelEvent, ModelRequest } from '../model.ts';
import { beginKeypadBooking, keypadBookingTurn, nextKeypadQuestion } from './booking.ts';
import { menu, spokenFacts } from './menu.ts';
import { type KeypadState, keypadExpectation, keypadStart, said } from './state.ts';

/** Longest message that a caller may leave. */
export const MAX_RECORDING_MS = 120_000;
const MOST_SILENCES = 3;

interface Told extends KeypadState {
  /** Arguments of the last tool call. */
  readonly called?: Readonly<Record<string, unknown>> | undefined;
}

function recordTurn(state: KeypadState, context: AgentContext, before = ''): KeypadState {
  if (!context.canTakeMessage) {
    return said(state, `${before}${context.say.keys.noMessages} ${menu(context)}`, 'menu');
  }
  return said(state, `${before}${context.say.keys.speakAfterTone}`, 'menu', { record: true });
}

/** Somebody who answers, or else the recorder. */
function personTurn(state: KeypadState, context: AgentContext): KeypadState {
  if (!context.canTransfer) return recordTurn(state, context, `${context.say.talk.nobody} `);
  return said(state, transferSayings(context.language).puttingThrough, 'menu', {
    tool: { name: TRANSFER_CALL, arguments: {} },
  });
}

function menuTurn(state: KeypadState, digits: string, context: AgentContext): KeypadState {
  if (digits === '1' && context.canBook) return beginKeypadBooking(state, context);
  if (digits === '2') return said(state, `${spokenFacts(context)} ${menu(context)}`, 'menu');
  if (digits === '3') return recordTurn(state, context);
  return said(
    state,
    digits === '9' ? menu(context) : `${context.say.keys.noMeaning} ${menu(context)}`,
    'menu',
  );
}

function callerTurn(
  before: KeypadState,
  text: string,
  keyed: boolean,
  context: AgentContext,
): KeypadState {
  const state = { ...before, silences: 0 };
  const digits = text.replace(/\D/g, '');
  if (!keyed && !/^[\d*# ]+$/.test(text)) return again(state, context, context.say.keys.onlyKeys);
  if (digits === '0') return personTurn(state, context);
  return state.asked === 'menu'
    ? menuTurn(state, digits, context)
    : keypadBookingTurn(state, digits, context);
}

function again(state: KeypadState, context: AgentContext, lead: string): KeypadState {
  return state.asked === 'menu'
    ? said(state, `${lead} ${menu(context)}`, 'menu')
    : nextKeypadQuestion(state, context, lead);
}

function silenceTurn(before: KeypadState, context: AgentContext): KeypadState {
  const state = { ...before, silences: before.silences + 1 };
  if (state.silences >= MOST_SILENCES)
    return said(state, context.say.keys.callAgain, state.asked, { endCall: true });
  return again(
    state,
    context,
    state.silences === 1 ? context.say.talk.stillThere : context.say.keys.waiting,
  );
}

function recordedTurn(state: KeypadState, seconds: number, context: AgentContext): KeypadState {
  if (seconds <= 0) return said(state, `${context.say.message.notHeard} ${menu(context)}`, 'menu');
  const phone = state.caller.phone ?? context.callerNumber;
  return said(state, context.say.talk.oneMoment, 'menu', {
    tool: {
      name: TAKE_MESSAGE,
      arguments: {
        message: context.say.message.recorded(Math.round(seconds)),
        name: context.say.keys.caller,
        ...(phone ? { phoneNumber: phone } : {}),
      },
    },
  });
}

function resultTurn(before: Told, name: string, result: string, context: AgentContext): Told {
  const state = { ...before, results: before.results + 1 };
  if (name === TRANSFER_CALL)
    return recordTurn(state, context, `${transferSayings(context.language).nobodyFree} `);
  const answered = readResult(result);
  if (answered.ok) {
    const done =
      name === BOOK_APPOINTMENT
        ? bookedSentence(before.called, context)
        : name === TAKE_MESSAGE
          ? context.say.message.noted
          : context.say.keys.done;
    return said(state, `${done} ${context.say.talk.goodbye}`, 'menu', { endCall: true });
  }
  if (isUncertain(answered))
    return said(state, `${uncertainSentence(name, context)} ${context.say.talk.goodbye}`, 'menu', {
      endCall: true,
    });
  if (answered.problem === 'already-booked')
    return said(state, `${context.say.booked.already} ${context.say.talk.goodbye}`, 'menu', {
      endCall: true,
    });
  if (name === TAKE_MESSAGE || !context.canTakeMessage) {
    return said(state, context.say.keys.notWritten, 'menu', { endCall: true });
  }
  return said(state, `${context.say.keys.bookingFailed} ${menu(context)}`, 'menu');
}

function step(state: Told, message: ConversationMessage, context: AgentContext): Told {
  switch (message.role) {
    case 'caller':
      return callerTurn(state, message.text, message.keyed === true, context);
    case 'tool-call':
      return { ...state, called: message.arguments };
    case 'tool-result':
      return resultTurn(state, message.name, message.result, context);
    case 'recorded':
      return recordedTurn(state, message.seconds, context);
    case 'silence':
      return silenceTurn(state, context);
    case 'assistant':
      return state;
  }
}

/**
 * The receptionist for a caller whom nothing can hear: menus spoken, answers by keys, messages
 * recorded. A fold over the conversation like the rule-based agent. With nothing said yet, the menu.
 */
export function* keypadReply(request: ModelRequest): Generator<ModelEvent> {
  const context = readContext(request);
  const start: Told = keypadStart(menu(context));
  const state = request.conversation.reduce((told, message) => step(told, message, context), start);
  yield { type: 'text', text: state.say };
  if (state.tool) {
    yield {
      type: 'tool-call',
      id: `keypad-${state.results + 1}`,
      name: state.tool.name,
      arguments: state.tool.arguments,
    };
  } else if (state.record) {
    yield { type: 'expects', expects: 'message' };
    yield { type: 'record', maxMs: MAX_RECORDING_MS };
  } else if (state.endCall && request.mayEndCall) {
    yield { type: 'end-call' };
  } else yield { type: 'expects', expects: keypadExpectation(state.asked) };
}
