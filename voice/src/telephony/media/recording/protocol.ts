import type { MessagePort } from 'node:worker_threads';

/** From the media thread to the thread that writes. A chunk's samples are given away. */
export type ToWriter =
  | {
      readonly type: 'open';
      readonly recording: number;
      readonly path: string;
      readonly sampleRateHz: number;
    }
  /** Interleaved stereo PCM16 that begins `atSample` samples (of one side) after the recording's start. */
  | {
      readonly type: 'chunk';
      readonly recording: number;
      readonly atSample: number;
      readonly pcm: Int16Array<ArrayBuffer>;
    }
  | {
      readonly type: 'end';
      readonly recording: number;
      readonly samples: number;
      readonly lostSamples: number;
      /** False: the file is deleted. */
      readonly keep: boolean;
    }
  | { readonly type: 'finish' };

/** How a recording ended. */
export interface RecordingEnd {
  /** Length in s. */
  readonly seconds: number;
  /** Silence stands in the file where the disk was too slow; s. */
  readonly lostSeconds: number;
  /** Why it could not be written whole, or null. */
  readonly problem: string | null;
}

/** From the thread that writes to the main thread. */
export interface FromWriter {
  readonly type: 'ended';
  readonly recording: number;
  readonly end: RecordingEnd;
}

/** What the media thread needs to reach the writer. */
export interface TapeOutlet {
  readonly port: MessagePort;
  /** One Int32: bytes on their way to the disk. */
  readonly pending: SharedArrayBuffer;
}
