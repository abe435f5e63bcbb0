import type { HouseContext } from '../context.ts';
import { utterance } from '../hear/utterance.ts';
import type { HouseState } from '../state.ts';
import { bookingTurn } from './bookingTurn.ts';
import { booking } from './bookingWish.ts';
import { changeTurn } from './changeTurn.ts';
import { changing } from './changeWish.ts';
import { question, smallTalk } from './conversation.ts';
import type { Handler } from './handler.ts';
import { abandon, abuse, goodbye, person, repeat, robot, urgent, wait } from './interruptions.ts';
import { wordsForKeys } from './keyedTurn.ts';
import { messageTurn } from './messageTurn.ts';
import { existing, message, offered, order } from './messageWishes.ts';
import { notUnderstood } from './notUnderstood.ts';
import { orderTurn } from './orderTurn.ts';
import { ordering } from './orderWish.ts';
import { waitingTurn } from './toolTurn.ts';

const inFlow: Handler = (state, said, context) => {
  if (state.flow === 'booking') return bookingTurn(state, said, context);
  if (state.flow === 'change') return changeTurn(state, said, context);
  if (state.flow === 'order') return orderTurn(state, said, context);
  return state.flow === 'message' ? messageTurn(state, said, context) : null;
};

/** First that knows an answer gives it. */
const HANDLERS: readonly Handler[] = [
  urgent,
  goodbye,
  abandon,
  person,
  robot,
  repeat,
  wait,
  abuse,
  offered,
  changing,
  existing,
  message,
  ordering,
  order,
  booking,
  question,
  smallTalk,
  inFlow,
];
/** A message may say anything, so little else is heard while it is dictated. */
const DICTATION: readonly Handler[] = [urgent, abandon, person, inFlow];

/** The caller spoke, typed or keyed. */
export function callerTurn(
  state: HouseState,
  text: string,
  keyed: boolean,
  context: HouseContext,
): HouseState {
  const fresh = { ...state, silences: 0 };
  if (fresh.waitingFor !== null) return waitingTurn(fresh, context);
  const said = utterance(keyed ? wordsForKeys(text, fresh, context) : text);
  const handlers =
    fresh.asked === 'message-text' && fresh.flow === 'message' ? DICTATION : HANDLERS;
  for (const handle of handlers) {
    const next = handle(fresh, said, context);
    if (next) return next;
  }
  return notUnderstood(fresh, context);
}
