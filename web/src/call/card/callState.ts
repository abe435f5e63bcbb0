import type { BrowserCallEvent } from '@belldesk/contract/voice/browserCall';
import { t } from '@lingui/core/macro';

export type CallPhase = 'initializing' | 'unavailable' | 'ready' | 'starting' | 'active' | 'ending';

/** One line of the live transcript. A later event with its id replaces it. */
export interface LiveLine {
  readonly id: string;
  readonly role: 'assistant' | 'user';
  readonly text: string;
  readonly isFinal: boolean;
}

/** Something that was committed in this call. */
export interface TakenNote {
  readonly id: number;
  readonly kind: Extract<BrowserCallEvent, { type: 'taken' }>['kind'];
}

export interface CallState {
  readonly phase: CallPhase;
  readonly status: string;
  readonly error: string | null;
  /** The error was about the microphone: typing is offered. */
  readonly isMicrophoneMissing: boolean;
  readonly isMuted: boolean;
  /** True while the microphone is part of the call. */
  readonly hasMicrophone: boolean;
  readonly isAssistantSpeaking: boolean;
  readonly lines: readonly LiveLine[];
  readonly taken: readonly TakenNote[];
}

export const callStatuses = {
  ready: t`Ready to start`,
  initiating: t`Initiating call...`,
  started: t`Call started`,
  ending: t`Ending call...`,
  ended: t`Call ended`,
  failed: t`Error occurred`,
  startFailed: t`Error starting call`,
} as const;

export type CallAction =
  | { readonly type: 'initialized' }
  | { readonly type: 'initialization-failed'; readonly error: string }
  | { readonly type: 'start'; readonly withMicrophone: boolean }
  | { readonly type: 'start-failed'; readonly error: string; readonly isMicrophoneMissing: boolean }
  | { readonly type: 'started' }
  | { readonly type: 'stop' }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'refused'; readonly error: string }
  | { readonly type: 'muted'; readonly isMuted: boolean }
  | { readonly type: 'speaking'; readonly isSpeaking: boolean }
  | { readonly type: 'message'; readonly message: BrowserCallEvent };

export const initialCallState: CallState = {
  phase: 'initializing',
  status: callStatuses.ready,
  error: null,
  isMicrophoneMissing: false,
  isMuted: false,
  hasMicrophone: false,
  isAssistantSpeaking: false,
  lines: [],
  taken: [],
};

/** The card's state after an action. */
export function reduceCall(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case 'initialized':
      return state.phase === 'initializing' ? { ...state, phase: 'ready' } : state;
    case 'initialization-failed':
      return { ...state, phase: 'unavailable', error: action.error };
    case 'start':
      return {
        ...initialCallState,
        phase: 'starting',
        status: callStatuses.initiating,
        hasMicrophone: action.withMicrophone,
      };
    case 'start-failed':
      return {
        ...inactive(state, callStatuses.startFailed),
        error: action.error,
        isMicrophoneMissing: action.isMicrophoneMissing,
      };
    case 'started':
      return { ...state, phase: 'active', status: callStatuses.started };
    case 'stop':
      return { ...state, phase: 'ending', status: callStatuses.ending };
    case 'ended':
      return inactive(state, callStatuses.ended);
    case 'failed':
      return { ...inactive(state, callStatuses.failed), error: action.error };
    case 'refused':
      return { ...state, error: action.error };
    case 'muted':
      return state.phase === 'active' ? { ...state, isMuted: action.isMuted } : state;
    case 'speaking':
      return state.phase === 'active'
        ? { ...state, isAssistantSpeaking: action.isSpeaking }
        : state;
    case 'message':
      return withMessage(state, action.message);
  }
}

function inactive(state: CallState, status: string): CallState {
  return { ...state, phase: 'ready', status, isMuted: false, isAssistantSpeaking: false };
}

function withMessage(state: CallState, message: BrowserCallEvent): CallState {
  if (message.type === 'taken') {
    const note = { id: state.taken.length, kind: message.kind };
    return { ...state, taken: [...state.taken, note] };
  }
  if (message.type !== 'transcript') return state;
  const line: LiveLine = {
    id: message.id,
    role: message.role,
    text: message.transcript,
    isFinal: message.transcriptType === 'final',
  };
  return { ...state, lines: withLine(state.lines, line) };
}

/** A line that has shrunk to nothing was never heard and goes. */
function withLine(lines: readonly LiveLine[], line: LiveLine): readonly LiveLine[] {
  const isKnown = lines.some((known) => known.id === line.id);
  if (line.text.trim() === '')
    return isKnown ? lines.filter((known) => known.id !== line.id) : lines;
  return isKnown ? lines.map((known) => (known.id === line.id ? line : known)) : [...lines, line];
}
