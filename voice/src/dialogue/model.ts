import type { Country } from '@belldesk/contract/catalogue/countries';
import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import type { KnownCaller } from '@belldesk/contract/voice/knownCaller';
import type { Meter } from '@belldesk/contract/voice/usage';
import type { Hearing } from './hearing.ts';

/** What has happened in a conversation so far, in order. */
export type ConversationMessage =
  /** Spoken, typed, or keyed digits that a caller ended. */
  | {
      readonly role: 'caller';
      readonly text: string;
      readonly keyed?: boolean;
      /** How sure the words are and what else they may be, from recognisers that know. */
      readonly hearing?: Hearing;
    }
  /** What the caller heard of the assistant. */
  | { readonly role: 'assistant'; readonly text: string }
  | {
      readonly role: 'tool-call';
      readonly id: string;
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
    }
  | {
      readonly role: 'tool-result';
      readonly id: string;
      readonly name: string;
      readonly result: string;
    }
  /** The caller left a spoken message on the recorder. */
  | { readonly role: 'recorded'; readonly seconds: number }
  /** The caller said nothing for long. */
  | { readonly role: 'silence' };

/** What the assistant waits for: turn-taking listens differently to each. */
export const expectations = [
  'anything',
  'yes-no',
  'number',
  'date',
  'time',
  'name',
  'phone-number',
  'message',
] as const;
export type Expectation = (typeof expectations)[number];

export interface ModelRequest {
  readonly systemPrompt: string;
  readonly greeting: string;
  /** BCP 47 */
  readonly language: string;
  readonly conversation: readonly ConversationMessage[];
  readonly tools: readonly FunctionTool[];
  /** Whether the model may hang up. */
  readonly mayEndCall: boolean;
  /** The caller's number as the network gave it, or null. */
  readonly callerNumber: string | null;
  /** Who calls, as far as their number tells; left out or null where nobody knows. */
  readonly knownCaller?: KnownCaller | null;
  /** Epoch ms of the call's start: "tomorrow" is counted from it, so that a replay says the same. */
  readonly startedAtMs: number;
  /** IANA name of the business's time zone. */
  readonly timeZone: string;
  /** Where the business is, as its owner said; null where nobody did. */
  readonly country: Country | null;
  readonly businessName: string;
  /** How the caller can answer. */
  readonly input: 'speech' | 'text' | 'keypad';
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  /** Told what each language model was asked and answered. */
  readonly meter?: Meter;
  /** The beginning of this very answer, which another model said before it broke off. */
  readonly alreadySaid?: string;
  readonly signal: AbortSignal;
}

/** What a model answers, as it comes. */
export type ModelEvent =
  /** A piece of what to say. Pieces join without anything between. */
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'tool-call';
      readonly id: string;
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'expects'; readonly expects: Expectation }
  /** Record what the caller says next, after a tone, for at most `maxMs`. */
  | { readonly type: 'record'; readonly maxMs: number }
  /** Hang up once everything is spoken. */
  | { readonly type: 'end-call' };

/** What answers the caller: a language model or the rule-based agent. */
export interface Model {
  readonly name: string;
  /**
   * One answer. After tool calls the caller of this method runs them, appends calls and results to
   * the conversation and asks again. Throws an AppError `voice-service-failed` or `timed-out`.
   */
  respond(request: ModelRequest): AsyncIterable<ModelEvent>;
}
