import { expectationOf, type Facts, noFacts, type Question } from '../agent/state.ts';
import type { Expectation } from '../model.ts';

export interface KeypadState extends Facts {
  readonly asked: 'menu' | Question;
  /** Keys in a row that fitted nothing. */
  readonly misfits: number;
  readonly silences: number;
  readonly results: number;
  readonly say: string;
  readonly tool?:
    | { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
    | undefined;
  readonly record?: boolean | undefined;
  readonly endCall?: boolean | undefined;
}

/** At the menu, with nothing typed yet. */
export function keypadStart(say: string): KeypadState {
  return { ...noFacts, asked: 'menu', misfits: 0, silences: 0, results: 0, say };
}

/** What the keypad waits for: keys of the menu are numbers. */
export function keypadExpectation(asked: KeypadState['asked']): Expectation {
  return asked === 'menu' ? 'number' : expectationOf(asked);
}

/** The state after saying something; effects of the turn before are over. */
export function said(
  state: KeypadState,
  say: string,
  asked: KeypadState['asked'],
  effects: Partial<KeypadState> = {},
): KeypadState {
  return {
    ...state,
    say,
    asked,
    tool: undefined,
    record: undefined,
    endCall: undefined,
    ...effects,
  };
}
