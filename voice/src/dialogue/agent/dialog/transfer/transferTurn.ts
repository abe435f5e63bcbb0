import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import type { AgentContext } from '../../context.ts';
import { transferSayings } from '../../nlg/transferSayings.ts';
import { type AgentState, answer } from '../../state.ts';

/** Puts the caller through; whoever answers may be told who it is and what it was about. */
export function putThrough(state: AgentState, context: AgentContext): AgentState {
  const say = transferSayings(context.language);
  const { name } = state.caller;
  const about = [name === undefined ? '' : say.name(name), say.about[state.flow] ?? '']
    .filter((part) => part !== '')
    .join(' ');
  return answer({ ...state, misses: 0 }, say.puttingThrough, 'anything-else', {
    tool: { name: TRANSFER_CALL, arguments: about === '' ? {} : { about } },
  });
}

/** Nobody took the call: a message is offered. What was begun before is dropped. */
export function transferResult(state: AgentState, context: AgentContext): AgentState {
  const { nobodyFree } = transferSayings(context.language);
  const { message, talk } = context.say;
  const idle = {
    ...state,
    flow: 'none' as const,
    booking: {},
    message: undefined,
    misses: 0,
  };
  return context.canTakeMessage
    ? answer(idle, `${nobodyFree} ${message.offer}`, 'offer-message')
    : answer(idle, `${nobodyFree} ${talk.record} ${talk.more}`, 'anything-else');
}
