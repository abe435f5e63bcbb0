import { askNext } from '../booking/next.ts';
import type { Updated } from '../booking/update.ts';
import type { HouseContext } from '../context.ts';
import { JOB, tellsWhatFor } from '../hear/bookingWish.ts';
import type { Utterance } from '../hear/utterance.ts';
import type { BusinessKind } from '../know/businessKind.ts';
import type { HouseState } from '../state.ts';
import { ASKS_TO_KNOW } from './sideQuestion.ts';

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
  { business }: HouseContext,
): HouseState | null {
  const { notes } = state.booking;
  if (!notes || !MORE_ABOUT[business.kind]?.test(words)) return null;
  const told = raw.trim().slice(0, LONGEST_JOB_CHARACTERS);
  const instead = /\b(?:actually|sorry|i mean|i meant|instead|not|rather)\b/.test(words);
  const all = instead ? told : `${notes}; ${told}`.slice(0, 2 * LONGEST_JOB_CHARACTERS);
  return { ...state, booking: { ...state.booking, notes: all } };
}

/** The answer to "what is the job": whatever is no question, and no other fact by itself. */
export function jobTurn(
  state: HouseState,
  updated: Updated,
  said: Utterance,
  context: HouseContext,
  next: (state: HouseState) => HouseState,
): HouseState | null {
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
