import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { ConversationMessage } from '../model.ts';
import type { AgentContext } from './context.ts';
import { callerTurn } from './dialog/callerTurn.ts';
import { heardTurn } from './dialog/hearing/heardTurn.ts';
import { otherVoiceTurn } from './dialog/otherVoiceTurn.ts';
import { withoutRepetition } from './dialog/repetition.ts';
import { withNextWish } from './dialog/severalWishes.ts';
import { silenceTurn } from './dialog/silenceTurn.ts';
import { toolCallTurn, toolResultTurn } from './dialog/toolTurn.ts';
import { type AgentState, answer } from './state.ts';

function recordedTurn(state: AgentState, seconds: number, context: AgentContext): AgentState {
  const { say } = context;
  if (seconds <= 0)
    return answer(state, `${say.message.notHeard} ${say.talk.howCanIHelp}`, 'how-can-i-help');
  const phone = state.caller.phone ?? context.callerNumber;
  const tool = {
    name: TAKE_MESSAGE,
    arguments: {
      message: say.message.recorded(Math.round(seconds)),
      ...(phone ? { phoneNumber: phone } : {}),
    },
  };
  return context.canTakeMessage
    ? answer(state, `${say.talk.thankYou} ${say.talk.oneMoment}`, 'anything-else', { tool })
    : answer(state, `${say.talk.thankYou} ${say.talk.record} ${say.talk.more}`, 'anything-else');
}

/** One message further: pure, so that the same conversation always gives the same answer. */
export function step(
  state: AgentState,
  message: ConversationMessage,
  context: AgentContext,
): AgentState {
  const next = turn(state, message, context);
  if (message.role !== 'caller' && message.role !== 'tool-result') return next;
  const wished = withNextWish(next, context, (free, text) =>
    callerTurn(free, text, false, context),
  );
  return withoutRepetition(state, wished, context);
}

function turn(state: AgentState, message: ConversationMessage, context: AgentContext): AgentState {
  switch (message.role) {
    case 'caller':
      return heardTurn(state, message, context);
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
