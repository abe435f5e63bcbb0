import type { AgentContext } from '../../context.ts';
import { SURELY, type Wants, wantsOf } from '../../nlu/intents/classifier/classify.ts';
import {
  decideIntent,
  type Intent,
  keepsWhatStands,
  tellsOfCancelling,
  tellsOfMoving,
  tellsStanding,
} from '../../nlu/intents/decideIntent.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { beginChange, meansSpokenOf } from '../change/beginChange.ts';
import { notKnown } from '../conversation.ts';
import { knowledge } from '../knowledgeTurn.ts';
import { existing } from '../message/beginMessage.ts';
import { complaint } from './complaint.ts';
import { noteOnBooking } from './noteOnBooking.ts';
import { sales } from './sales.ts';
import { askStatus } from './status.ts';

/** Mine, ours, or one that is told of: else nothing stands that a note could be made on. */
const SPEAKS_OF_A_BOOKING =
  /\b(?:my|our|his|her|their|i'm|we're|i am|we are|i've|we've(?! (?:a|an) (?:baby|toddler|child|dog))|he's|she's|they're|us|me|late|booked|booking|down for|tonight|today|tomorrow|stuck|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
/** "Could you put a cot in that room?": of no booking, so whether there is one. */
const asksWhether = ({ question, raw }: Utterance) => question || raw.includes('?');

/** "And say the ferry is late?": it has not come about. */
const SUPPOSES =
  /^(?:(?:and|so|but|okay|right) )*(?:say|suppose|supposing|what if|what happens if|if)\b/;

type Turn = (state: AgentState, said: Utterance, context: AgentContext) => AgentState | null;

/** A question is answered by those who know; here it only keeps from booking. */
const TURNS: Readonly<Record<Exclude<Intent, 'question'>, Turn>> = {
  cancel: (state, said, context) =>
    context.canCancel
      ? beginChange('cancel', state, said, context)
      : existing(state, said, context),
  move: (state, said, context) =>
    context.canMove ? beginChange('move', state, said, context) : existing(state, said, context),
  note: (state, said, context) =>
    asksWhether(said) && (SUPPOSES.test(said.words) || !SPEAKS_OF_A_BOOKING.test(said.words))
      ? (knowledge(state, said, context) ?? notKnown(state, context))
      : noteOnBooking(state, said, context),
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
  const spokenOf = meansSpokenOf(state, said.words);
  const byCues = decideIntent(said.words, spokenOf)?.intent ?? null;
  const likely = likelyIntent(byCues, wantsOf(said, context));
  // to move something takes a word of moving, or of a booking that stands: "at ten, or quarter past" moves nothing
  const movesNothing =
    likely === 'move' && byCues !== 'move' && !spokenOf && !tellsOfMoving(said.words);
  // "so that comes off the call-out charge, does it?" asks, and cancels nothing that nobody spoke of
  const cancelsNothing =
    likely === 'cancel' && byCues !== 'cancel' && !spokenOf && !tellsOfCancelling(said.words);
  // "could we do that on Thursday?" after an answer moves nothing that nobody spoke of
  const goesOn = state.lastQuestion !== undefined && !spokenOf && !tellsStanding(said.words);
  const isNone = (goesOn && likely === 'move') || movesNothing || cancelsNothing;
  const intent = isNone ? byCues : likely;
  if (!intent || intent === 'question') return null;
  if ((intent === 'cancel' || intent === 'move') && keepsWhatStands(said.words)) return null;
  // a message in so many words is taken as it was said
  const told = messageInside(said.words) !== null;
  return told && intent !== 'complaint' && intent !== 'note' ? null : intent;
}

/** A cue that the classifier finds so unlikely was none. */
const HARDLY = 0.03;
/** A note on a booking takes a cue that one stands: who tells of a stay to come may want one. */
const BY_LIKELIHOOD = ['cancel', 'move', 'status', 'complaint', 'sales'] as const;

function likelyIntent(byCues: Intent | null, wants: Wants | null): Intent | null {
  if (!wants) return byCues;
  if (byCues && byCues !== 'question') {
    const asksOrBooks = Math.max(wants.question, wants.book) >= SURELY;
    return asksOrBooks && wants[byCues] < HARDLY ? null : byCues;
  }
  return BY_LIKELIHOOD.find((intent) => wants[intent] >= SURELY) ?? byCues;
}
