import type { AgentContext } from '../../context.ts';
import { askNext } from '../../forms/booking/next.ts';
import type { Updated } from '../../forms/booking/update.ts';
import type { BusinessKind } from '../../knowledge/businessKind.ts';
import { JOB, tellsWhatFor } from '../../nlu/intents/bookingIntent.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { ASKS_TO_KNOW } from '../question/sideQuestion.ts';

const LONGEST_JOB_CHARACTERS = 300;

/** Words that tell more of what a visit is about. */
const MORE_ABOUT: Readonly<Partial<Record<BusinessKind, RegExp>>> = {
  trade: new RegExp(
    `${JOB.source}|^(?:it's )?(?:in|on|under|behind|upstairs|downstairs|outside)\\b(?: (?:the|my|our)\\b|$)`,
  ),
  estate:
    /\b(?:the one (?:on|in|at|with)|(?:street|road|lane|avenue|drive|close|court|square)|(?:bed|bedroom|bedrooms|flat|house|apartment|condo|cottage|bungalow|studio))\b/,
};

/** "Actually it's the boiler": what the visit is about is told once more, or more of it. */
export function anotherJob(
  { state }: Updated,
  { raw, words }: Utterance,
  { business }: AgentContext,
): AgentState | null {
  const { notes } = state.booking;
  if (!notes || !MORE_ABOUT[business.kind]?.test(words)) return null;
  const told = raw.trim().slice(0, LONGEST_JOB_CHARACTERS);
  const instead = /\b(?:actually|sorry|i mean|i meant|instead|not|rather)\b/.test(words);
  const all = instead ? told : `${notes}; ${told}`.slice(0, 2 * LONGEST_JOB_CHARACTERS);
  return { ...state, booking: { ...state.booking, notes: all } };
}

/** The answer to "what is the job": whatever is no question, and no other fact by itself. */
export function jobTurn(
  state: AgentState,
  updated: Updated,
  said: Utterance,
  context: AgentContext,
  next: (state: AgentState) => AgentState,
): AgentState | null {
  const { words, raw } = said;
  if (state.asked !== 'job' || !/\p{L}/u.test(words)) return null;
  if (said.question && ASKS_TO_KNOW.test(words) && !JOB.test(words))
    return askNext({ ...state, misses: 0 }, context, context.say.booked.unknownTeamCanTell);
  const { booking, caller } = updated.state;
  const otherFact =
    caller.name !== state.caller.name ||
    caller.phone !== state.caller.phone ||
    booking.date !== state.booking.date ||
    booking.time !== state.booking.time;
  if (otherFact && !tellsWhatFor(words)) return next(updated.state);
  const notes = raw.trim().slice(0, LONGEST_JOB_CHARACTERS);
  return next({ ...updated.state, booking: { ...booking, notes } });
}
