import type { EndedReason, TurnLatency } from '@belldesk/contract/voice/call';
import type { HeardPart, Hearing } from '../hearing.ts';
import type { ConversationMessage, Expectation } from '../model.ts';
import type { TurnSettings } from './settings.ts';

/** One line of the conversation with its times, epoch ms. */
export interface Entry {
  readonly id: number;
  readonly message: ConversationMessage;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly typed: boolean;
  /** The caller cut it off; the message holds what was heard. */
  readonly interrupted: boolean;
  /** Of the assistant's: the voices that spoke it. */
  readonly spokenBy?: readonly string[];
}

/** A sentence on its way to the caller. */
export interface Segment {
  readonly id: number;
  readonly entryId: number;
  readonly text: string;
  readonly started: boolean;
}

/** The caller's side of the turn that is going on. */
export interface CallerSide {
  readonly speaking: boolean;
  readonly speakingSinceMs: number;
  readonly lastSoundAtMs: number | null;
  readonly stopNoticedAtMs: number | null;
  readonly finalAtMs: number | null;
  readonly awaitingFinal: boolean;
  /** Pause between words of one turn, learned from this caller, in ms. */
  readonly usualPauseMs: number | null;
  /** Log odds that the turn is over, by the sound of the last words; null where nobody tells. */
  readonly byVoice: number | null;
  /** The latest interim transcript of what is being said, until its final comes. */
  readonly interim: string;
  /** Finals of this turn, joined. */
  readonly heard: string;
  /** The same one by one, with what is known of them. */
  readonly parts: readonly HeardPart[];
  /** Keys pressed and not yet complete. */
  readonly keys: string;
}

/** An answer asked for before the caller's turn was surely over. Nothing of it is said or done yet. */
export interface Speculation {
  readonly answerId: number;
  /** The words it answers. */
  readonly text: string;
  readonly hearing: Hearing | null;
  /** What the model has said so far, in order. */
  readonly held: readonly Extract<TurnEvent, { answerId: number }>[];
  /** Its first sentence was given to the voice to be made ready. */
  readonly prepared: boolean;
}

/** The assistant's side. */
export interface AssistantSide {
  /** Counts the questions to the model; an event of an older one is stale. */
  readonly answerId: number;
  readonly modelRunning: boolean;
  /** Text of the model that is no whole sentence yet. */
  readonly unspoken: string;
  readonly toolsRunning: number;
  /** Something was added to the conversation that the model has not seen. */
  readonly unanswered: boolean;
  readonly recordMs: number | null;
  readonly segments: readonly Segment[];
  readonly paused: boolean;
  /** Playback was cleared and the segments have not all reported what was heard of them. */
  readonly clearing: boolean;
  readonly failures: number;
  /** An answer that is prepared while the caller's turn is not surely over. */
  readonly speculation: Speculation | null;
  /** How many were prepared in this turn. */
  readonly speculations: number;
  /** Phrases said while the tools that run are waited for. */
  readonly bridges: number;
}

/** The moments of the turn being answered; null once its first sound was heard. */
export interface TurnMarks {
  readonly turn: number;
  readonly lastSoundAtMs: number | null;
  readonly transcriberMs: number | null;
  readonly committedAtMs: number;
  readonly sentenceAtMs: number | null;
}

/** How far down a call has come that nobody can lead any more. */
export interface Voicemail {
  /** `menu`: fixed prompts offer keys and the recorder; `tone`: not even they can be heard, so it records. */
  readonly stage: 'menu' | 'tone';
  /** Entries from this id on belong to it. */
  readonly fromId: number;
}

export interface TurnState {
  readonly settings: TurnSettings;
  readonly input: 'speech' | 'text' | 'keypad';
  readonly expects: Expectation;
  readonly entries: readonly Entry[];
  readonly nextId: number;
  readonly caller: CallerSide;
  readonly assistant: AssistantSide;
  readonly marks: TurnMarks | null;
  readonly turns: readonly TurnLatency[];
  readonly silences: number;
  readonly recording: boolean;
  readonly onHold: boolean;
  /** Something of the assistant was played to the caller. */
  readonly audible: boolean;
  /** The caller is to be told, at the next quiet moment, that the call ends soon. */
  readonly warningDue: boolean;
  /** The caller is being put through to somebody, or talks with them. */
  readonly transfer: 'ringing' | 'connected' | null;
  readonly voicemail: Voicemail | null;
  /** Why the call ends once everything is spoken. */
  readonly endingReason: EndedReason | null;
  readonly ended: boolean;
}

export type TimerName =
  | 'end-of-turn'
  | 'barge-in'
  | 'false-alarm'
  | 'final-deadline'
  | 'silence'
  | 'keys'
  | 'hold'
  | 'max-duration'
  | 'last-words'
  | 'hard-limit'
  | 'unheard'
  | 'ends-soon'
  | 'bridge'
  | 'recording-silence';

export type TurnEvent =
  /** @property endsWith the greeting is all that is said: why the call ends behind it */
  | { readonly type: 'answered'; readonly greeting: string; readonly endsWith?: EndedReason }
  | { readonly type: 'speech-started'; readonly atMs: number }
  | { readonly type: 'speech-stopped'; readonly atMs: number; readonly overByVoice?: number }
  | { readonly type: 'partial'; readonly text: string }
  /** @property hearing how sure the text is and what else it may be, from transcribers that know */
  | { readonly type: 'final'; readonly text: string; readonly hearing?: Hearing }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'timer'; readonly name: TimerName }
  | { readonly type: 'model-text'; readonly answerId: number; readonly text: string }
  | {
      readonly type: 'model-tool-call';
      readonly answerId: number;
      readonly id: string;
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'model-expects'; readonly answerId: number; readonly expects: Expectation }
  | { readonly type: 'model-record'; readonly answerId: number; readonly maxMs: number }
  | { readonly type: 'model-end-call'; readonly answerId: number }
  | { readonly type: 'model-done'; readonly answerId: number }
  | { readonly type: 'model-failed'; readonly answerId: number }
  | {
      readonly type: 'tool-result';
      readonly id: string;
      readonly name: string;
      readonly result: string;
    }
  | { readonly type: 'transfer-ringing' }
  /** How a transfer ended: somebody has taken the caller, or nobody did. With the tool's result. */
  | {
      readonly type: 'transfer-connected' | 'transfer-failed';
      readonly id: string;
      readonly name: string;
      readonly result: string;
    }
  | { readonly type: 'segment-started'; readonly segmentId: number; readonly atMs: number }
  | {
      readonly type: 'segment-ended';
      readonly segmentId: number;
      readonly playedMs: number;
      /** Length of the whole segment, or null where the voice had not finished it. */
      readonly totalMs: number | null;
      readonly complete: boolean;
      /** Names of the voices that gave its sound, where they are known. */
      readonly spokenBy?: readonly string[];
      readonly atMs: number;
    }
  | { readonly type: 'recorded'; readonly seconds: number }
  | { readonly type: 'held' }
  | { readonly type: 'resumed' }
  /** The transcriber is gone: from now on the caller answers with keys. */
  | { readonly type: 'ears-lost' }
  /** No voice could say a sentence, or the receptionist is broken: fixed prompts and the recorder are left. */
  | { readonly type: 'to-voicemail' }
  | { readonly type: 'say'; readonly text: string; readonly endCallAfterSpoken: boolean }
  | { readonly type: 'hung-up'; readonly reason: EndedReason };

export type TurnEffect =
  | { readonly type: 'ask-model'; readonly answerId: number }
  /** Asks for the answer to a turn of which `text` may be all. */
  | {
      readonly type: 'ask-ahead';
      readonly answerId: number;
      readonly text: string;
      readonly hearing?: Hearing;
    }
  /** What the assistant asks now: whoever listens may prefer what fits. */
  | { readonly type: 'expect'; readonly expects: Expectation }
  | { readonly type: 'cancel-model'; readonly answerId: number }
  /** A sentence that will be spoken if the turn is over: its sound may be made ready. */
  | { readonly type: 'prepare-speech'; readonly text: string }
  | { readonly type: 'speak'; readonly segmentId: number; readonly text: string }
  | { readonly type: 'clear-playback' }
  | { readonly type: 'pause-playback' }
  | { readonly type: 'resume-playback' }
  | {
      readonly type: 'run-tool';
      readonly id: string;
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'start-recording'; readonly maxMs: number }
  | { readonly type: 'stop-recording' }
  | { readonly type: 'set-timer'; readonly name: TimerName; readonly delayMs: number }
  | { readonly type: 'cancel-timer'; readonly name: TimerName }
  /** A line for those who watch; the same id again replaces it. */
  | {
      readonly type: 'show';
      readonly id: string;
      readonly role: 'assistant' | 'user';
      readonly text: string;
      readonly final: boolean;
    }
  | { readonly type: 'assistant-speech'; readonly speaking: boolean }
  | { readonly type: 'end-call'; readonly reason: EndedReason };

/** What every part of the machine returns. */
export type Step = readonly [TurnState, readonly TurnEffect[]];
