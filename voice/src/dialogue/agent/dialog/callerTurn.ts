import type { AgentContext } from '../context.ts';
import type { BusinessKind } from '../knowledge/businessKind.ts';
import { derivedAnswer } from '../knowledge/derived/derivedAnswer.ts';
import { asksRather } from '../nlu/intents/classifier/classify.ts';
import { intents } from '../nlu/intents/intents.ts';
import { messageTold } from '../nlu/intents/messageTold.ts';
import { onlySaysItAsks } from '../nlu/intents/onlyAsks.ts';
import { hear } from '../nlu/languages/ear.ts';
import { type Utterance, utterance } from '../nlu/normalise/utterance.ts';
import type { AgentState } from '../state.ts';
import { addedFormTurn, beginAddedForm } from './addedFormTurn.ts';
import { booking } from './booking/beginBooking.ts';
import { bookingTurn } from './booking/bookingTurn.ts';
import { anotherVisit, withoutLaterVisits } from './booking/laterVisitTurn.ts';
import { notInCalendar } from './booking/notInCalendar.ts';
import { changing } from './change/beginChange.ts';
import { changeOrNumberTurn } from './change/byNumber.ts';
import { changeOther } from './change/otherBooking.ts';
import { reference } from './change/reference.ts';
import { anger, question, smallTalk, thanked } from './conversation.ts';
import type { Handler } from './handler.ts';
import {
  abandon,
  abuse,
  aside,
  goodbye,
  person,
  repeat,
  robot,
  urgent,
  wait,
} from './interruptions.ts';
import { wordsForKeys } from './keyedTurn.ts';
import { clearlyAsks, knowledge, meantBy } from './knowledgeTurn.ts';
import { existing, message, offered, order } from './message/beginMessage.ts';
import { byMessage } from './message/byMessage.ts';
import { messageTurn } from './message/messageTurn.ts';
import { toldMessage } from './message/toldMessage.ts';
import { notUnderstood } from './notUnderstood.ts';
import { ordering } from './order/beginOrder.ts';
import { orderTurn } from './order/orderTurn.ts';
import { sideQuestion, withAnswers } from './question/sideQuestion.ts';
import { severalWishes } from './severalWishes.ts';
import { childCalls } from './standing/childCalls.ts';
import { mistaken, otherTrade, sellerLeaves, whoIsThis } from './standing/notForUs.ts';
import { onlyAsked, wantsNothing } from './standing/onlyAsked.ts';
import { withSpokenOf } from './standing/spokenOf.ts';
import { decidedIntent, standingTurn } from './standing/standingTurn.ts';
import { statusTurn } from './standing/status.ts';
import { switching } from './switching.ts';
import { waitingTurn } from './toolTurn.ts';
import { standInTurn } from './transfer/standInTurn.ts';
import { withTroubleAnswered } from './trouble.ts';

const inFlow: Handler = (state, said, context) => {
  if (state.flow === 'booking') return bookingTurn(state, said, context);
  if (state.flow === 'change') return changeOrNumberTurn(state, said, context);
  if (state.flow === 'order') return orderTurn(state, said, context);
  if (state.flow === 'status') return statusTurn(state, said, context);
  if (state.flow === 'message') return messageTurn(state, said, context);
  return addedFormTurn(state, said, context);
};

/** First that knows an answer gives it. */
const HANDLERS: readonly Handler[] = [
  sellerLeaves,
  mistaken,
  childCalls,
  goodbye,
  whoIsThis,
  otherTrade,
  onlyAsked,
  changeOther,
  abandon,
  robot,
  person,
  repeat,
  wait,
  abuse,
  toldMessage,
  standingTurn,
  beginAddedForm,
  knowledge,
  switching,
  reference,
  offered,
  changing,
  existing,
  message,
  ordering,
  order,
  booking,
  anger,
  question,
  smallTalk,
  inFlow,
];
/** A message may say anything, so little else is heard while it is dictated. */
const DICTATION: readonly Handler[] = [abandon, person, inFlow];

/** What a stand-in knows: to put through, and to take a message. */
const STAND_IN: readonly Handler[] = [
  goodbye,
  abandon,
  robot,
  person,
  repeat,
  wait,
  abuse,
  offered,
  standInTurn,
  inFlow,
];

/** The caller spoke, typed or keyed. */
export function callerTurn(
  state: AgentState,
  text: string,
  keyed: boolean,
  context: AgentContext,
): AgentState {
  const fresh = { ...state, silences: 0 };
  const emergency = keyed ? null : urgent(fresh, text, context);
  if (emergency) return emergency;
  if (fresh.waitingFor !== null) return waitingTurn(fresh, context);
  const turned = keyed
    ? wishTurn(fresh, text, keyed, context)
    : (severalTurn(fresh, text, context) ?? wishTurn(fresh, text, keyed, context));
  const given = turned.flow !== 'booking' && turned.laterVisits !== undefined;
  const answered = given ? { ...turned, laterVisits: undefined } : turned;
  const begins = answered.flow !== fresh.flow && answered.flow !== 'none';
  const begun = begins ? { ...answered, inOwnWords: keyed ? [] : [wishOf(text)] } : answered;
  const next = withSpokenOf(begun, fresh, text, context);
  return keyed ? next : withTroubleAnswered(next, fresh, text, context);
}

/** The first of several things; the others come when it is done. */
function severalTurn(fresh: AgentState, text: string, context: AgentContext): AgentState | null {
  const several = context.duty === null ? severalWishes(text, fresh, context) : null;
  if (!several) return null;
  const next = wishTurn(fresh, several.first, false, context);
  const isHeard = next.misses === 0 && (DOES.has(next.flow) || next.reply.tool !== undefined);
  return isHeard ? { ...next, later: [...(fresh.later ?? []), ...several.later] } : null;
}

const DOES: ReadonlySet<AgentState['flow']> = new Set(['booking', 'change', 'order']);

const LONGEST_WISH_CHARACTERS = 300;

/** The wish with which a form begins, as the team is told it where the form comes to nothing. */
const wishOf = (text: string) => text.trim().slice(0, LONGEST_WISH_CHARACTERS);

function wishTurn(
  fresh: AgentState,
  text: string,
  keyed: boolean,
  context: AgentContext,
): AgentState {
  const said = keyed ? utterance(wordsForKeys(text, fresh, context)) : hear(text, fresh, context);
  const dictating = fresh.asked === 'message-text' && fresh.flow === 'message';
  if (context.duty !== null) return respond(fresh, said, dictating ? DICTATION : STAND_IN, context);
  const another = dictating ? null : anotherVisit(fresh, said, context);
  if (another) return another;
  const several = dictating || keyed ? null : withoutLaterVisits(fresh, said, context);
  return several
    ? laterVisitsTurn(several, fresh, said, dictating, context)
    : oneWishTurn(fresh, said, dictating, context);
}

/** A turn, with what it tells of visits to be booked after the one that is open. */
function laterVisitsTurn(
  { state, said: first, lead }: ReturnType<typeof withoutLaterVisits>,
  before: AgentState,
  said: Utterance,
  dictating: boolean,
  context: AgentContext,
): AgentState {
  if (state === before) return oneWishTurn(before, said, dictating, context);
  const next = oneWishTurn(state, first, dictating, context);
  // no booking after all: the whole is heard as it was said
  if (next.flow !== 'booking') return oneWishTurn(before, said, dictating, context);
  return lead === ''
    ? next
    : { ...next, reply: { ...next.reply, say: `${lead} ${next.reply.say}` } };
}

function oneWishTurn(
  fresh: AgentState,
  said: Utterance,
  dictating: boolean,
  context: AgentContext,
): AgentState {
  const closes =
    dictating || goodbye(fresh, said, context)
      ? null
      : (wantsNothing(fresh, said, context) ?? thanked(fresh, said, context));
  if (closes) return closes;
  const passedOn = dictating ? null : byMessage(fresh, said, context);
  if (passedOn) return passedOn;
  const elsewhere =
    dictating || decidedIntent(fresh, said, context) || messageTold(said.raw)
      ? null
      : notInCalendar(fresh, said, context);
  if (elsewhere) return elsewhere;
  // One thing that is clearly meant by all of it is answered before it is taken apart.
  const known = dictating ? null : clearlyKnown(fresh, said, context);
  if (known) return known;
  const beside =
    dictating || messageTold(said.raw) || decidedIntent(fresh, said, context)
      ? null
      : sideQuestion(fresh, said, context);
  if (beside && !beside.rest) return aside(fresh, context, beside.answered);
  if (beside?.rest) {
    const next = respond(fresh, beside.rest, HANDLERS, context);
    // what else was said is nothing, or no wish: the whole is the question
    const begins = fresh.flow === 'none' && next.flow === 'booking' && asksOnly(said, context);
    if (next.misses === 0 && !begins) return withAnswers(next, beside, context);
  }
  return respond(fresh, said, dictating ? DICTATION : HANDLERS, context);
}

/** Kinds of business whose callers tell what is wrong, or what they saw, and mean a visit by it. */
const TOLD_OF: ReadonlySet<BusinessKind> = new Set(['trade', 'estate', 'healthcare']);

function asksOnly(said: Utterance, context: AgentContext): boolean {
  return !TOLD_OF.has(context.business.kind) && asksRather(said, context);
}

function respond(
  state: AgentState,
  said: Utterance,
  handlers: readonly Handler[],
  context: AgentContext,
): AgentState {
  for (const handle of handlers) {
    const next = handle(state, said, context);
    if (next) return next;
  }
  return notUnderstood(state, context);
}

/** The answer to a turn that is one question and has one clear answer, and wants nothing done. */
function clearlyKnown(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const { words } = said;
  if (intents.person(words) || intents.goodbye(words) || intents.message(words)) return null;
  if (onlySaysItAsks(said)) return null;
  if (decidedIntent(state, said, context) || messageTold(said.raw)) return null;
  const asksMore = /\?\s+(?:and |or |also )?\p{L}/iu.test(said.raw);
  const derived = asksMore ? null : derivedAnswer(said, context, state.lastQuestion);
  return derived || clearlyAsks(words) || meantBy(said, context)?.likely
    ? knowledge(state, said, context)
    : null;
}
