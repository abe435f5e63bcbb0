import type { BrowserCallEvent } from '@belldesk/contract/voice/browserCall';
import type { CallProblem } from './problems.ts';

export interface VoiceClientEvents {
  /** The assistant hears the caller. */
  'call-start': { readonly callId: string };
  'call-end': { readonly endedReason: string | null };
  /** The assistant is heard speaking, or has been silent for a second. */
  'speech-start': null;
  'speech-end': null;
  /** 0 to 1, every 100 ms. */
  'volume-level': number;
  /** Transcripts, what was taken, status. */
  message: BrowserCallEvent;
  /** The call broke; no call-end follows. `problem` may be a CallProblem or a report of the server. */
  error: CallProblem | (BrowserCallEvent & { type: 'error' });
}

export type VoiceClientEventName = keyof VoiceClientEvents;

type Listener<Name extends VoiceClientEventName> = (payload: VoiceClientEvents[Name]) => void;
type ListenerSets = { [Name in VoiceClientEventName]: Set<Listener<Name>> };

/** Listeners by event name. */
export class VoiceClientListeners {
  readonly #sets: ListenerSets = {
    'call-start': new Set(),
    'call-end': new Set(),
    'speech-start': new Set(),
    'speech-end': new Set(),
    'volume-level': new Set(),
    message: new Set(),
    error: new Set(),
  };

  /** @returns a function that removes the listener */
  on<Name extends VoiceClientEventName>(name: Name, listener: Listener<Name>): () => void {
    this.#sets[name].add(listener);
    return () => {
      this.#sets[name].delete(listener);
    };
  }

  emit<Name extends VoiceClientEventName>(name: Name, payload: VoiceClientEvents[Name]): void {
    for (const listener of this.#sets[name]) listener(payload);
  }
}
