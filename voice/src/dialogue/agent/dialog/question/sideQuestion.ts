import type { AgentContext } from '../../context.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import { hear } from '../../nlu/languages/ear.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, expectationOf } from '../../state.ts';
import { asksForAMoment } from '../booking/seeking.ts';
import { joinedAnswers } from '../knowledgeTurn.ts';
import { aboutTheService, asksOfIt } from './aboutTheService.ts';
import { answerQuestion, relatedOrUnknown } from './questionTurn.ts';

/** Ends of sentences, and where "and do you have parking" begins: also without punctuation, as it is recognised. */
const BETWEEN =
  /(?<=[?!;]|[^.\s]{4}\.)\s+|,?\s+(?:(?:and|but|(?<!\b(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|\d+) )oh|also|plus|by the way|before that)\s+){1,6}(?=(?:do|does|is|are|have|has|what|what's|where|when|how|which|who|(?:can|could) (?:i|we|you)|i'd like|i want|i need|we'd like|we need)\s)|(?<=\?)\s*(?:and|oh)\s+|,\s+(?=(?:and |so |by the way )?(?:what(?:'s|'ll|'d)? (?:that|it|the damage)|what (?:does|do|will|would|is) (?:that|it|you charge)|how (?:much|long))\b)/i;
/** Only these ask for something to know; "can you", "could we" ask for something to be done. */
export const ASKS_TO_KNOW =
  /^(?:(?:and|also|oh|so|but|by the way|before that|first|just|quick question|one more thing) )*(?:do you (?:have|do|offer|take|accept|allow|serve|charge)|is there|are there|what|where|which|how (?:much|long|far|do i get)|when (?:do|does|is|are)|are you (?:open|closed|near|far|wheelchair|fully)|do you (?:open|close)|can i (?:bring|pay|park)|(?:can|could) you tell me|is (?:it|parking|breakfast))\b/;
/** A day in these is none of a booking. */
export const ABOUT_HOURS =
  /\b(?:are you|do you|you guys) (?:\w+ )?(?:open|closed?)\b(?! (?:for|to) )/;
const SMALL_WORDS =
  /^(?:(?:hi|hello|hey|ok|okay|yeah|yes|so|well|oh|thanks|thank you|great|perfect|lovely|please|good (?:morning|afternoon|evening)|there|quick question|sorry|and|also|wait|hmm|one more thing|before that) ?)*$/;

/** Nobody asks more in one breath. */
const MOST_CLAUSES = 8;

export interface SideQuestion {
  /** What else was said; null where all of it was questions. */
  readonly rest: Utterance | null;
  readonly answered: string;
  /** Questions about what is wished in the rest: "and what's that cost me?" */
  readonly ofIt: readonly Utterance[];
}

/**
 * A question to know something beside something else: "a table for two please, and do you have parking?",
 * "seven pm. Is it quiet?". Null where all of a turn is one or the other.
 */
export function sideQuestion(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): SideQuestion | null {
  const read = (text: string) => hear(text, state, context);
  const parts = said.raw.split(BETWEEN).filter((part) => part?.trim());
  if (parts.length < 2 || parts.length > MOST_CLAUSES) return null;
  const clauses = parts.map(read);
  const answers: string[] = [];
  const rest: string[] = [];
  const ofIt: Utterance[] = [];
  for (const clause of clauses) {
    if (offersServices(context) && asksOfIt(clause.words, state.booking.service)) {
      ofIt.push(clause);
      continue;
    }
    const answer = answerTo(clause, state, context);
    if (answer) answers.push(answer);
    else rest.push(clause.raw);
  }
  const other = read(rest.join(' '));
  if (answers.length + ofIt.length === 0) return null;
  const agrees = expectationOf(state.asked) === 'yes-no' && hearYesNo(other.words) !== null;
  if (SMALL_WORDS.test(other.words) && !agrees)
    return answers.length > 1 && ofIt.length === 0
      ? { rest: null, answered: joinedAnswers(answers, context), ofIt }
      : null;
  return { rest: other, answered: joinedAnswers(answers, context), ofIt };
}

const offersServices = ({ business }: AgentContext) => business.services.length > 0;

function answerTo(clause: Utterance, state: AgentState, context: AgentContext): string | null {
  if (!clause.question || intents.repeat(clause.words) || intents.robot(clause.words)) return null;
  const told = updateBooking({ ...state, asked: 'how-can-i-help' }, clause, context);
  const wishes = state.flow === 'none' && asksForAMoment(clause.words, told.state.booking);
  if (wishes) return null;
  const known = answerQuestion(clause, context);
  if (intents.book(clause.words) || intents.message(clause.words)) return null;
  if (known) return known;
  if (!ASKS_TO_KNOW.test(clause.words)) return null;
  if (ABOUT_HOURS.test(clause.words)) return context.say.booked.unknownTeamCanTell;
  return told.heard ? null : relatedOrUnknown(clause, context);
}

/** What was asked beside a wish, answered before what the wish comes to. */
export function withAnswers(
  next: AgentState,
  { answered, ofIt }: SideQuestion,
  context: AgentContext,
): AgentState {
  const answers = ofIt.map(
    (clause) =>
      aboutTheService(next, clause, context) ??
      answerQuestion(clause, context) ??
      relatedOrUnknown(clause, context, next.booking.service),
  );
  const say = joinedAnswers([answered, ...answers, next.reply.say], context);
  return { ...next, reply: { ...next.reply, say } };
}
