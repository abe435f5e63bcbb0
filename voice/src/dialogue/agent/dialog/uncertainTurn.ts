import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../context.ts';
import { uncertainSayings } from '../nlg/uncertainSayings.ts';
import { type AgentState, answer } from '../state.ts';

const WHAT = {
  [BOOK_APPOINTMENT]: 'booking',
  [CANCEL_BOOKING]: 'cancel',
  [MOVE_BOOKING]: 'move',
  [PLACE_ORDER]: 'order',
  [TAKE_MESSAGE]: 'message',
} as const;

const isWriting = (name: string): name is keyof typeof WHAT => Object.hasOwn(WHAT, name);

/** That it is not certain, and that the request is kept; empty for a tool that writes nothing down. */
export function uncertainSentence(name: string, context: AgentContext): string {
  if (!isWriting(name)) return '';
  const { unknown, kept } = uncertainSayings(context.language);
  return `${unknown[WHAT[name]]} ${kept}`;
}

/**
 * No answer came, or none that can be read. The request may have been carried out or not: neither is
 * claimed. It goes to the owner with the call's report.
 */
export function uncertainTurn(state: AgentState, name: string, context: AgentContext): AgentState {
  const idle = {
    ...state,
    flow: 'none' as const,
    booking: {},
    order: { items: [] },
    message: undefined,
    misses: 0,
  };
  return answer(
    idle,
    `${uncertainSentence(name, context)} ${context.say.talk.more}`.trim(),
    'anything-else',
  );
}
