import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { ConversationMessage } from '../model.ts';
import type { HouseContext } from './context.ts';
import { answer, type HouseState } from './state.ts';
import { callerTurn } from './turn/callerTurn.ts';
import { otherVoiceTurn } from './turn/otherVoiceTurn.ts';
import { silenceTurn } from './turn/silenceTurn.ts';
import { toolCallTurn, toolResultTurn } from './turn/toolTurn.ts';

function recordedTurn(state: HouseState, seconds: number, context: HouseContext): HouseState {
  if (seconds <= 0)
    return answer(state, 'I did not hear a message. How can I help you?', 'how-can-i-help');
  const phone = state.caller.phone ?? context.callerNumber;
  const tool = {
    name: TAKE_MESSAGE,
    arguments: {
      message: `Recorded message, ${Math.round(seconds)} seconds.`,
      ...(phone ? { phoneNumber: phone } : {}),
    },
  };
  return context.canTakeMessage
    ? answer(state, 'Thank you. One moment, please.', 'anything-else', { tool })
    : answer(
        state,
        'Thank you. The team will see the record of this call. Is there anything else?',
        'anything-else',
      );
}

/** One message further: pure, so that the same conversation always gives the same answer. */
export function step(
  state: HouseState,
  message: ConversationMessage,
  context: HouseContext,
): HouseState {
  switch (message.role) {
    case 'caller':
      return callerTurn(state, message.text, message.keyed === true, context);
    case 'assistant':
      return otherVoiceTurn(state, message.text);
    case 'tool-call':
      return toolCallTurn(state, message.id, { name: message.name, arguments: message.arguments });
    case 'tool-result':
      return toolResultTurn(state, message.id, message.name, message.result, context);
    case 'recorded':
      return recordedTurn(state, message.seconds, context);
    case 'silence':
      return silenceTurn(state, context);
  }
}
