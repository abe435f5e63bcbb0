import type {
  ProviderPart,
  ProviderProblem,
  ProviderReport,
} from '@belldesk/contract/voice/providers';
import type { KeyCheck } from './refusal.ts';

/** A rung as the board is told of it. */
export interface RungCard {
  readonly part: ProviderPart;
  /** That of the provider. */
  readonly name: string;
  /** As people call it. */
  readonly label: string;
  /** Setting that holds its key; null where it has none. */
  readonly keySetting: string | null;
  /** Asks the service about its key; never rejects. Null where there is nothing to ask. */
  readonly checkKey: (() => Promise<KeyCheck>) | null;
}

/** A rung and what is known of it. */
export interface Watched {
  readonly card: RungCard;
  /** What its service last said of the key. */
  key: 'ok' | 'not-checked' | ProviderProblem;
  /** It failed several times in a row: no caller gets it now. */
  givenUp: boolean;
  /** Epoch ms of the last change. */
  sinceMs: number;
  incident: ProviderReport['incident'];
}

type Told = Pick<ProviderReport, 'state' | 'sinceMs' | 'message'>;

/** What it is by itself, whatever stands above it. */
export function stateOf({ key, givenUp }: Watched): Watched['key'] {
  if (givenUp && (key === 'ok' || key === 'not-checked')) return 'unreachable';
  return key;
}

/** Why callers do not get it; null while they do. A key that could not be asked about harms nobody yet. */
export function problemOf(rung: Watched): ProviderProblem | null {
  const state = stateOf(rung);
  if (state === 'ok' || state === 'not-checked') return null;
  return state === 'unreachable' && !rung.givenUp ? null : state;
}

const works = (rung: Watched): boolean => ['ok', 'not-checked'].includes(stateOf(rung));

/** @param better the rungs above it, the best first */
export function describeState(rung: Watched, better: readonly Watched[]): Told {
  const state = stateOf(rung);
  const { sinceMs } = rung;
  const out = better.filter((other) => !works(other));
  if (works(rung) && out.length > 0 && out.length === better.length) {
    const names = out.map(({ card }) => card.label.replace(/^The /, 'the ')).join(' and ');
    return {
      state: 'standing-in',
      sinceMs: Math.max(...out.map((other) => other.sinceMs)),
      message: `${rung.card.label} stands in for ${names}.`,
    };
  }
  return { state, sinceMs, message: sentenceFor(rung, state) };
}

function sentenceFor({ card, givenUp }: Watched, state: Watched['key']): string {
  const { label, keySetting } = card;
  switch (state) {
    case 'ok':
      return card.checkKey === null ? `${label} needs no key.` : `${label} accepts the key.`;
    case 'not-checked':
      return `${label} has not answered yet what it thinks of the key.`;
    case 'refused':
      return `${label} refuses the key${keySetting === null ? '' : `: check ${keySetting}`}.`;
    case 'over-quota':
      return `${label} says that the quota of the account is used up.`;
    case 'unreachable':
      return givenUp
        ? `${label} failed several times in a row. It is tried again in the background.`
        : `${label} could not be reached.`;
  }
}
