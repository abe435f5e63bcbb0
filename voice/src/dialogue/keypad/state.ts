import type { HeardTime } from '../agent/nlu/entities/times.ts';
import type { Expectation } from '../model.ts';

export type KeypadQuestion =
  | 'menu'
  | 'party-size'
  | 'date'
  | 'nights'
  | 'time'
  | 'half-of-day'
  | 'use-caller-number'
  | 'phone'
  | 'confirm';

export interface KeypadState {
  readonly asked: KeypadQuestion;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** yyyy-mm-dd */
  readonly date?: string | undefined;
  readonly time?: HeardTime | undefined;
  readonly phone?: string | undefined;
  readonly silences: number;
  readonly results: number;
  readonly say: string;
  readonly tool?:
    | { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
    | undefined;
  readonly record?: boolean | undefined;
  readonly endCall?: boolean | undefined;
}

export const keypadExpectation: Readonly<Record<KeypadQuestion, Expectation>> = {
  menu: 'number',
  'party-size': 'number',
  date: 'date',
  nights: 'number',
  time: 'time',
  'half-of-day': 'yes-no',
  'use-caller-number': 'yes-no',
  phone: 'phone-number',
  confirm: 'yes-no',
};

/** The state after saying something; effects of the turn before are over. */
export function said(
  state: KeypadState,
  say: string,
  asked: KeypadQuestion,
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
