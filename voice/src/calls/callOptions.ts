import type { AssistantRequestOutcome, EndedReason } from '@belldesk/contract/voice/call';
import type { TurnSettings } from '../dialogue/turns/settings.ts';
import type { TurnEffect, TurnState } from '../dialogue/turns/state.ts';
import type { CallRow } from '../store/calls/queries.ts';
import type { MediaLeg } from '../telephony/mediaLeg.ts';
import type { Receptionist } from './receptionist.ts';
import type { TransferLine } from './transfer/transfers.ts';

/** Who watches a call: the transport, and through it the person in the browser. */
export interface CallWatcher {
  show(line: Extract<TurnEffect, { type: 'show' }>): void;
  speech(role: 'assistant' | 'user', speaking: boolean): void;
  taken(toolName: string): void;
  /** Everything was said: close the transport. Called once. */
  ended(reason: EndedReason): void;
}

export interface CallOptions {
  readonly row: CallRow;
  readonly receptionist: Receptionist;
  readonly leg: MediaLeg;
  readonly input: TurnState['input'];
  readonly callerNumber: string | null;
  /** Without any audio packet for this long the caller is gone. Infinity where the transport tells. */
  readonly lostAfterMs: number;
  readonly watcher: CallWatcher;
  /** The greeting is all that is said, and the call ends so; left out, it goes on. */
  readonly endsWith?: EndedReason | null;
  /** What came of asking which assistant answers; left out, nobody was asked. */
  readonly asked?: AssistantRequestOutcome | null;
  /** How the caller can be put through to somebody. */
  readonly line?: TransferLine | null;
  /** How turns are taken where it differs from the default. */
  readonly turns?: Partial<TurnSettings>;
}
