/** What goes to the process that listens. `id` names a stream. */
export type ListenerCommand =
  | {
      readonly type: 'open';
      readonly id: number;
      readonly sampleRateHz: 8_000 | 16_000;
      readonly keywords: readonly string[];
    }
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'audio'; readonly id: number; readonly pcm: Int16Array }
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'close'; readonly id: number };

/** What comes back. */
export type ListenerReport =
  | { readonly type: 'ready' }
  /** The machine cannot: a library or a model is not there, or is refused. */
  | { readonly type: 'unavailable'; readonly reason: string }
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'partial'; readonly id: number; readonly text: string }
  | { readonly type: 'final'; readonly id: number; readonly text: string }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
