import type { AgentContext } from '../../context.ts';
import { askNext } from '../../forms/booking/next.ts';
import { asidesOf } from '../../nlg/asideSayings.ts';
import { hearConstraint } from '../../nlu/entities/moments/constraints.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';

const MOST_LIKINGS = 5;
const NAMES_SOMEBODY = /^(?:(?:yes|yeah|um|so|well|oh) )*(?:it's|i'm|this is|(?:my|the) name)\b/;

/** "Something cheap", "in the east": written into the notes, and the question asked again. */
export function constraintTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const { passedOn } = asidesOf(context.language);
  // who is not heard twice in a row has most likely been misheard
  const told = state.booking.requests?.length ?? 0;
  if (said.question || state.misses > 0 || told >= MOST_LIKINGS) return null;
  // a name that was misheard: "it's a fan of Okoro"
  if (state.asked === 'name' && NAMES_SOMEBODY.test(said.words)) return null;
  const liking = hearConstraint(said.words);
  if (!liking) return null;
  const requests = [...new Set([...(state.booking.requests ?? []), liking])];
  return askNext(
    { ...state, misses: 0, booking: { ...state.booking, requests } },
    context,
    passedOn,
  );
}
