import type { HouseContext } from '../context.ts';
import type { Utterance } from '../hear/utterance.ts';
import type { HouseState } from '../state.ts';

/** Answers a turn of the caller, or leaves it to the next handler by null. */
export type Handler = (
  state: HouseState,
  said: Utterance,
  context: HouseContext,
) => HouseState | null;
