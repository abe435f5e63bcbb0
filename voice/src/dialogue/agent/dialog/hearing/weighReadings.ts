import { type Hearing, SURE_ENOUGH } from '../../../hearing.ts';
import type { AgentContext } from '../../context.ts';
import type { AgentState } from '../../state.ts';
import { type AnsweredValue, answeredValue } from './answeredValue.ts';

/** What would follow if this were what the caller said. */
export interface Outcome {
  readonly next: AgentState;
  readonly confidence: number;
  /** Told of what was asked; null for a turn that says something else. */
  readonly value: AnsweredValue | null;
  /** Nothing was understood. */
  readonly isMissed: boolean;
}

/** What is taken of a turn, and how likely it is right: 0 to 1, or null where nothing that matters was told. */
export interface Weighed {
  readonly outcome: Outcome;
  readonly likelihood: number | null;
}

/** Callers do say what no form can read: so much of the likelihood of such a reading still counts. */
const UNREADABLE_SHARE = 0.1;
/** Where the likeliest words cannot be read, an answer in others must be as likely as this. */
const LEAST_GUESS = 0.25;
/** What is less likely decides nothing, and is not played. */
const LEAST_TO_DECIDE = 0.02;

/** Carries out nothing and ends nothing: a guess may lead to it. */
const isHarmless = ({ next: { reply } }: Outcome) => !reply.tool && !reply.endCall;
const sumOf = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { confidence }) => sum + confidence, 0);

function outcomeOf(
  state: AgentState,
  next: AgentState,
  confidence: number,
  context: AgentContext,
): Outcome {
  const isMissed = next.misses > state.misses || (next.lost ?? 0) > (state.lost ?? 0);
  return { next, confidence, isMissed, value: answeredValue(state, next, context) };
}

/** The readings that tell the same, the likeliest together first. */
function agreeing(outcomes: readonly Outcome[]): readonly (readonly Outcome[])[] {
  const byValue = Map.groupBy(outcomes, ({ value }) => value?.key ?? null);
  byValue.delete(null);
  return [...byValue.values()].toSorted((a, b) => sumOf(b) - sumOf(a));
}

/**
 * What a turn is taken for: of several readings those that tell the same count together, and what can be no answer hardly
 * counts. What the recogniser left open counts against all of them.
 * @param turn what follows from a text
 */
export function weighReadings(
  state: AgentState,
  { text, hearing }: { readonly text: string; readonly hearing: Hearing },
  turn: (text: string) => AgentState,
  context: AgentContext,
): Weighed {
  const first = outcomeOf(state, turn(text), hearing.confidence, context);
  const told = hearing.alternatives.reduce((sum, one) => sum + one.confidence, hearing.confidence);
  // so sure that no other reading can change it
  if (!first.isMissed && hearing.confidence >= SURE_ENOUGH * Math.max(1, told))
    return { outcome: first, likelihood: first.value === null ? null : 1 };
  const others = hearing.alternatives
    .filter(({ confidence }) => confidence >= LEAST_TO_DECIDE)
    .map((one) => outcomeOf(state, turn(one.text), one.confidence, context));
  const missed = [first, ...others].filter(({ isMissed }) => isMissed);
  const readable = [first, ...others].filter(({ isMissed }) => !isMissed);
  const [best] = agreeing(readable);
  const taken = best?.[0];
  const agrees = taken?.value?.spoken === null;
  const left = sumOf(missed) * UNREADABLE_SHARE + Math.max(0, 1 - told);
  // an agreement is taken for no likelier because what else was heard makes no sense
  const all = agrees ? Math.max(1, told) : sumOf(readable) + left;
  const likelihoodOf = (outcomes: readonly Outcome[]) => (all > 0 ? sumOf(outcomes) / all : 0);
  const tellsElse = readable.filter(({ value }) => value === null);
  // nobody agrees to what was read back but in the words that are likeliest
  const isAnswer =
    first.value !== null || (!agrees && (first.isMissed || sumOf(best ?? []) > sumOf(tellsElse)));
  const isGuess = first.isMissed && likelihoodOf(best ?? []) < LEAST_GUESS;
  if (best && taken && isAnswer && !isGuess)
    return { outcome: taken, likelihood: likelihoodOf(best) };
  const guess = first.isMissed ? tellsElse.find(isHarmless) : undefined;
  return guess && likelihoodOf([guess]) >= SURE_ENOUGH
    ? { outcome: guess, likelihood: null }
    : { outcome: first, likelihood: null };
}
