import type { Hearing, ListeningFor } from '../hearing.ts';

/** What is to be written down. */
export interface RecogniseRequest {
  /** Mono at 16 kHz, from -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** What is spoken: "en", "es". */
  readonly language: string;
  /** What the utterance probably answers. */
  readonly listeningFor: ListeningFor;
  /** `quick`: one reading, for a text that is not final yet. */
  readonly effort: 'quick' | 'full';
  /** Waited for between steps of some 10 ms, so that commands are heard meanwhile; rejects to end it. */
  pause(): Promise<void>;
}

export interface Recognised {
  /** Empty where nothing was said. */
  readonly text: string;
  readonly hearing: Hearing;
}

/** Writes down one utterance at a time. */
export interface Recogniser {
  /** Rejects when the model refuses, and with what `pause` rejected with. */
  recognise(request: RecogniseRequest): Promise<Recognised>;
}

export const nothingHeard: Recognised = {
  text: '',
  hearing: { confidence: 0, alternatives: [], words: [] },
};

export const ANYTHING: ListeningFor = { asked: 'anything', phrases: [] };
