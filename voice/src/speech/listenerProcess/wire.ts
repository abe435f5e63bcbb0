import type { Hearing, ListeningFor } from '../hearing.ts';

/** What goes to the process that listens. `id` names a stream. */
export type ListenerCommand =
  | {
      readonly type: 'open';
      readonly id: number;
      readonly sampleRateHz: 8_000 | 16_000;
      /** "en", "es": without a region. */
      readonly language: string;
      readonly keywords: readonly string[];
    }
  /** What the next utterances probably answer. */
  | { readonly type: 'expect'; readonly id: number; readonly what: ListeningFor }
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'audio'; readonly id: number; readonly pcm: Int16Array }
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'close'; readonly id: number };

/** How much there is to do for the process. */
export interface ListenerLoad {
  /** Utterances that wait for their final text. */
  readonly queued: number;
  /** How long an utterance that ended now would wait for its turn, in ms. */
  readonly waitMs: number;
}

/** What comes back. */
export type ListenerReport =
  | { readonly type: 'ready' }
  /** The machine cannot: a library or a model is not there, or is refused. */
  | { readonly type: 'unavailable'; readonly reason: string }
  | ({ readonly type: 'load' } & ListenerLoad)
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'partial'; readonly id: number; readonly text: string }
  | {
      readonly type: 'final';
      readonly id: number;
      readonly text: string;
      readonly hearing?: Hearing;
    }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
