import { type VoiceId, voices } from '@belldesk/contract/catalogue/voices';
import type { Expectation } from '@belldesk/voice/dialogue/model';
import {
  answers,
  backchannels,
  dictated,
  filled,
  interruptions,
  paused,
  plain,
} from './sayings.ts';
import { type SeededChoice, seededChoice } from './seededChoice.ts';

const MIN_PAUSE_MS = 300;
const MAX_PAUSE_MS = 1_200;
/** When, after the assistant's answer has begun, somebody says something over it. */
const OVER_FROM_MS = 1_000;
const OVER_TO_MS = 2_500;

export type TurnKind = 'plain' | 'paused' | 'filled' | 'dictated' | 'answer';

/** What a caller says while the assistant answers. */
export interface SaidOver {
  readonly kind: 'backchannel' | 'interruption';
  readonly text: string;
  readonly afterMs: number;
}

export interface MadeTurn {
  readonly kind: TurnKind;
  /** What the assistant has just asked for. */
  readonly expects: Expectation;
  readonly parts: readonly string[];
  /** Between each part and the next. */
  readonly pausesMs: readonly number[];
  /** Null: the caller listens to the answer in silence. */
  readonly over: SaidOver | null;
}

/** One caller's part of a conversation. */
export interface MadeConversation {
  readonly voiceId: VoiceId;
  readonly turns: readonly MadeTurn[];
  /** Each turn is rendered as one sentence; else each of its parts is. */
  readonly whole?: boolean;
}

const sources: Readonly<
  Record<TurnKind, { says: readonly (readonly string[])[]; expects: Expectation }>
> = {
  plain: { says: plain, expects: 'anything' },
  paused: { says: paused, expects: 'anything' },
  filled: { says: filled, expects: 'anything' },
  dictated: { says: dictated, expects: 'phone-number' },
  answer: { says: answers, expects: 'yes-no' },
};

/** A conversation's turns, and what is said over the answer to each. */
const PLAN: readonly (readonly [TurnKind, SaidOver['kind'] | null])[] = [
  ['plain', 'backchannel'],
  ['paused', null],
  ['dictated', 'interruption'],
  ['filled', 'backchannel'],
  ['paused', 'interruption'],
  ['answer', null],
];

function madeTurn(choice: SeededChoice, kind: TurnKind, over: SaidOver['kind'] | null): MadeTurn {
  const { says, expects } = sources[kind];
  const parts = choice.of(says);
  return {
    kind,
    expects,
    parts,
    pausesMs: parts.slice(1).map(() => Math.round(choice.between(MIN_PAUSE_MS, MAX_PAUSE_MS))),
    over: over && {
      kind: over,
      text: choice.of<string>(over === 'backchannel' ? backchannels : interruptions),
      afterMs: Math.round(choice.between(OVER_FROM_MS, OVER_TO_MS)),
    },
  };
}

/** The same conversations each time for a seed; the voices take turns. */
export function makeConversations(count: number, seed: number): MadeConversation[] {
  const choice = seededChoice(seed);
  return Array.from({ length: count }, (_, n) => ({
    voiceId: voices[n % voices.length]?.id ?? 'jennifer',
    turns: PLAN.map(([kind, over]) => madeTurn(choice, kind, over)),
  }));
}
