import { askNext } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { hearConstraint } from '../hear/constraints.ts';
import type { Utterance } from '../hear/utterance.ts';
import { asidesOf } from '../say/asideSayings.ts';
import type { HouseState } from '../state.ts';

const MOST_LIKINGS = 5;

/** "Something cheap", "in the east": written into the notes, and the question asked again. */
export function constraintTurn(
  state: HouseState,
  said: Utterance,
  context: HouseContext,
): HouseState | null {
  const { passedOn } = asidesOf(context.language);
  // who is not heard twice in a row has most likely been misheard
  const told = state.booking.requests?.length ?? 0;
  if (said.question || state.misses > 0 || told >= MOST_LIKINGS) return null;
  const liking = hearConstraint(said.words);
  if (!liking) return null;
  const requests = [...new Set([...(state.booking.requests ?? []), liking])];
  return askNext(
    { ...state, misses: 0, booking: { ...state.booking, requests } },
    context,
    passedOn,
  );
}
