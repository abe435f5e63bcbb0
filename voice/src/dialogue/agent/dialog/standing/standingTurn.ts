import type { AgentContext } from '../../context.ts';
import { decideIntent, type Intent } from '../../nlu/intents/decideIntent.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { beginChange } from '../change/beginChange.ts';
import { existing } from '../message/beginMessage.ts';
import { complaint } from './complaint.ts';
import { noteOnBooking } from './noteOnBooking.ts';
import { sales } from './sales.ts';
import { askStatus } from './status.ts';

type Turn = (state: AgentState, said: Utterance, context: AgentContext) => AgentState | null;

/** A question is answered by those who know; here it only keeps from booking. */
const TURNS: Readonly<Record<Exclude<Intent, 'question'>, Turn>> = {
  cancel: (state, said, context) =>
    context.canCancel
      ? beginChange('cancel', state, said, context)
      : existing(state, said, context),
  move: (state, said, context) =>
    context.canMove ? beginChange('move', state, said, context) : existing(state, said, context),
  note: noteOnBooking,
  status: askStatus,
  complaint,
  sales,
};

/** What a caller wants of a booking that stands, and callers who want nothing that is done here. */
export function standingTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const intent = decidedIntent(state, said, context);
  return intent && TURNS[intent]({ ...state, misses: 0 }, said, context);
}

/** The intent by which a turn outside of any form is taken; null where another handler decides. */
export function decidedIntent(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): Exclude<Intent, 'question'> | null {
  if (state.flow !== 'none' || !context.language.startsWith('en')) return null;
  if (intents.goodbye(said.words)) return null;
  const decided = decideIntent(said.words);
  if (!decided || decided.intent === 'question') return null;
  // a message in so many words is taken as it was said
  const told = messageInside(said.words) !== null;
  if (told && decided.intent !== 'complaint' && decided.intent !== 'note') return null;
  return decided.intent;
}
