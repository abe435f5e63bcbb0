/** Length of the spans that a speech detector judges: 256 samples at 8 kHz, 512 at 16 kHz. */
export const SPEECH_WINDOW_MS = 32;

/** One call's place in a detector. */
export interface SpeechProbe {
  /** To be filled with the next 32 ms, samples from -1 to 1, before `submit`. */
  readonly window: Float32Array;
  /** Has the window judged at the next `run`; the window must stand still until then. */
  submit(): void;
  /** Instead of `submit`: the window is not judged, but what follows continues it. */
  pass(): void;
  /** Forgets what was heard: what follows does not continue it. */
  reset(): void;
  close(): void;
}

/** Judges whether short spans are speech; many calls' spans in one go. */
export interface SpeechDetector {
  readonly name: 'silero' | 'fvad';
  /** Opened and not closed yet. */
  readonly openProbes: number;
  /** `judged` is called from within `run` with the probability of speech, 0 to 1. */
  open(sampleRateHz: 8_000 | 16_000, judged: (probability: number) => void): SpeechProbe;
  /** Judges everything submitted since the last time. */
  run(): void;
  close(): void;
}
