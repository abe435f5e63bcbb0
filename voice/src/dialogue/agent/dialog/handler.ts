import type { AgentContext } from '../context.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import type { AgentState } from '../state.ts';

/** Answers a turn of the caller, or leaves it to the next handler by null. */
export type Handler = (
  state: AgentState,
  said: Utterance,
  context: AgentContext,
) => AgentState | null;
