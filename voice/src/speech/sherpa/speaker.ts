/** As much of `OfflineTts` of sherpa-onnx-node 1.13.8 as is used (its non-streaming-tts.js and types.js). */
export interface Speaker {
  /** Renders off the thread that asks. Samples from -1 to 1. */
  generateAsync(request: {
    readonly text: string;
    readonly sid: number;
    readonly speed: number;
  }): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }>;
}

/** Where the files of a Kokoro model lie. */
export interface KokoroPaths {
  readonly model: string;
  readonly voices: string;
  readonly tokens: string;
  readonly dataDir: string;
}

export function speakerConfig(kokoro: KokoroPaths, threads: number): object {
  return {
    model: { kokoro, numThreads: threads, provider: 'cpu' },
    maxNumSentences: 1,
  };
}

/** What goes to the process that speaks: one piece of text, answered before the next is sent. */
export interface SpeakerJob {
  readonly text: string;
  /** Number of the speaker. */
  readonly sid: number;
}

/** What comes back; PCM16 mono at 16 kHz. */
export type SpeakerReport =
  | { readonly ready: boolean }
  | { readonly pcm: Int16Array }
  | { readonly failure: string };
