import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import type { Meter } from '@belldesk/contract/voice/usage';
import type { Hearing, ListeningFor } from './hearing.ts';

/**
 * The two ports of speech. Every provider stands behind one of them and passes its conformance suite.
 */

/** Sample rate at which every voice delivers and every leg takes the assistant's audio. */
export const SPOKEN_SAMPLE_RATE_HZ = 16_000;

export interface SpeakRequest {
  /** One sentence or phrase, as text. */
  readonly text: string;
  /** Voice of the catalogue: amelia, chris, jennifer, michael. */
  readonly voiceId: string;
  /** BCP 47, e.g. en-GB. */
  readonly language: string;
  /** How words of the business are said, for voices that can be told. */
  readonly lexicon?: Lexicon;
  /** Aborted when the sentence is no longer wanted. */
  readonly signal: AbortSignal;
  /** Told what was spoken by whom, where somebody pays for it. */
  readonly meter?: Meter;
  /** Told the name of each voice that gives some of the sound, before its first. */
  readonly spokenBy?: (voice: string) => void;
}

/** Text to speech. */
export interface Voice {
  readonly name: string;
  /** Whether it speaks this now; one that has no such method always does. Another voice is asked where it does not. */
  takes?(request: SpeakRequest): boolean;
  /**
   * PCM16 mono at 16 kHz, in chunks as they come. Ends early without an error when aborted; throws
   * an AppError `voice-service-failed` when the provider fails.
   */
  speak(request: SpeakRequest): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

export interface TranscriberOptions {
  /** Rate of what is written: 8000 from the telephone, 16000 from the browser. */
  readonly sampleRateHz: 8_000 | 16_000;
  readonly language: string;
  /** Words to expect: names of the business, of its services. */
  readonly keywords: readonly string[];
  /** Told how much was heard by whom. */
  readonly meter?: Meter;
  readonly onPartial: (text: string) => void;
  /**
   * Final text of one utterance; may be empty when nothing was understood.
   * @param hearing how sure it is and what else it may have been, from recognisers that know
   */
  readonly onFinal: (text: string, hearing?: Hearing) => void;
  /** The stream is dead after this. */
  readonly onError: (error: Error) => void;
}

/** One call's ear. */
export interface TranscriberStream {
  /** PCM16 mono at the rate of the options, any length. */
  write(pcm: Int16Array): void;
  /** The caller began to speak; audio written within the last 500 ms belongs to it. */
  speechStarted(): void;
  /** The caller stopped: exactly one onFinal follows. */
  speechStopped(): void;
  /** From the next utterance on, answers to another question are expected. Recognisers that cannot use it lack it. */
  expect?(what: ListeningFor): void;
  close(): void;
}

/** Speech to text. */
export interface Transcriber {
  readonly name: string;
  /** `demonstration`: whatever else can hear a caller, such as their browser, hears better. */
  readonly grade: 'street' | 'demonstration';
  /** Audio that must be written: only around speech, or all of it. */
  readonly listens: 'speech' | 'always';
  /** Throws an AppError `voice-service-failed` when it cannot listen. */
  open(options: TranscriberOptions): Promise<TranscriberStream>;
  close(): Promise<void>;
}
