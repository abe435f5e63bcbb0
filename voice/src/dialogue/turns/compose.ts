import type { AssistantSide, CallerSide, Step, TurnEffect, TurnState } from './state.ts';

/** A step that does nothing more than this. */
export const stay = (state: TurnState, ...effects: TurnEffect[]): Step => [state, effects];

/** Goes on from where a step left the state; effects keep their order. */
export function andThen(step: Step, next: (state: TurnState) => Step): Step {
  const [state, effects] = next(step[0]);
  return [state, [...step[1], ...effects]];
}

export const withCaller = (state: TurnState, caller: Partial<CallerSide>): TurnState => ({
  ...state,
  caller: { ...state.caller, ...caller },
});

export const withAssistant = (state: TurnState, assistant: Partial<AssistantSide>): TurnState => ({
  ...state,
  assistant: { ...state.assistant, ...assistant },
});

export const isSpeaking = (state: TurnState): boolean => state.assistant.segments.length > 0;
