export const CAPTURE_PROCESSOR = 'belldesk-capture';
export const PLAYBACK_PROCESSOR = 'belldesk-playback';

/** To the playback worklet: a frame of the wire, or "drop all". */
export type PlaybackOrder =
  | { readonly type: 'frame'; readonly frame: ArrayBuffer }
  | { readonly type: 'clear' };

/** From the playback worklet, every 100 ms of the sound card's time. */
export interface PlaybackReport {
  /** Root mean square of what was heard since the last report, 0 to 1. */
  readonly level: number;
  readonly playedMs: number;
  readonly bufferedMs: number;
}

/**
 * What both worklets are told of the wire at their making: importing it from the contract would
 * bring the validation library onto the sound card's thread.
 */
export interface WireFormat {
  readonly sampleRateHz: number;
  readonly frameBytes: number;
}

/** What a worklet of ours is made with. */
export interface WorkletOptions {
  readonly processorOptions: WireFormat;
}
