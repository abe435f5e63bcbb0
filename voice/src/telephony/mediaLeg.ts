import type { RecordingEnd } from './media/recording/protocol.ts';

/** One caller's audio, whatever carries it: RTP or a browser's WebSocket. Times are epoch ms. */
export type MediaEvent =
  /** Voice activity began; `atMs` is when the speech began, not when it was noticed. */
  | { readonly type: 'speech-started'; readonly atMs: number }
  /**
   * Voice activity ended; `atMs` is the caller's last sound, `overByVoice` the log odds that their turn is over by how
   * it sounded, where that is known.
   */
  | { readonly type: 'speech-stopped'; readonly atMs: number; readonly overByVoice?: number }
  /** PCM16 mono at the leg's rate, one or more whole 20 ms frames. */
  | { readonly type: 'caller-audio'; readonly pcm: Int16Array }
  /** A keypad key, once a press. */
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'segment-started'; readonly segmentId: number; readonly atMs: number }
  /** The segment was played to its end, or cut after `playedMs` of it. */
  | {
      readonly type: 'segment-ended';
      readonly segmentId: number;
      readonly playedMs: number;
      readonly complete: boolean;
      readonly atMs: number;
    }
  /** The first packet came from a caller whose consent to be sent sound was still out. */
  | { readonly type: 'consented' }
  /** Nothing has come from the caller for `silentMs`, no packet at all. */
  | { readonly type: 'stalled'; readonly silentMs: number };

/** Which of the caller's audio is handed on. `speech` starts 500 ms before each speech-started. */
export type CallerAudio = 'never' | 'speech' | 'always';

export interface MediaLeg {
  readonly sampleRateHz: 8_000 | 16_000;
  /**
   * Appends audio of a segment (a sentence) to what is to be played. PCM16 mono at 16 kHz of any
   * length. Segments play in the order of their first piece; `last` closes the segment.
   */
  play(segmentId: number, pcm: Int16Array, last: boolean): void;
  /** Drops everything not yet played. A segment-ended comes for each segment dropped. */
  clear(): void;
  /** Holds what is being played, without dropping it. */
  pause(): void;
  resume(): void;
  handOn(audio: CallerAudio): void;
  /** Presses a key towards the caller; false where none can be sent. Only a telephone line has it. */
  press?(digit: string): boolean;
  /**
   * Records both sides from now on into a stereo WAV file: the caller left, right what they hear. The
   * call never waits for the disk. Once in the life of a leg.
   */
  record(path: string): void;
  /** Ends the recording; `keep` false deletes the file. Null when there is none. Never rejects. */
  endRecording(keep: boolean): Promise<RecordingEnd | null>;
  /** At most one listener; set before anything is played. */
  listen(listener: (event: MediaEvent) => void): void;
  /** Frees everything. No event comes after it. */
  close(): void;
}
