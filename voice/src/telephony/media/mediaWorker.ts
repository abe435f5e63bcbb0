import type { FrameLeg, FrameSink } from './frameHandle.ts';
import type { MediaStats, MediaThreadOptions, RtpLegOptions } from './protocol.ts';
import type { RtpLeg } from './rtpHandle.ts';

export type { FrameLeg, FrameSink } from './frameHandle.ts';
export type { MediaStats, RtpLegOptions, RtpTarget } from './protocol.ts';
export type { RtpLeg } from './rtpHandle.ts';

export interface MediaWorkerOptions extends MediaThreadOptions {
  /** The thread died; every leg is dead with it. Not called after `close`. */
  readonly onFailure: (error: Error) => void;
}

/** A thread that carries the audio of many calls. */
export interface MediaWorker {
  /**
   * A telephone call's audio. Its port is bound when this resolves. Throws an AppError `busy` when no
   * port is free, `bad-input` for an address that is no IP address or cannot be bound.
   */
  openRtpLeg(options: RtpLegOptions): Promise<RtpLeg>;
  /** A browser call's audio. */
  openFrameLeg(sink: FrameSink): Promise<FrameLeg>;
  stats(): Promise<MediaStats>;
  /** Closes every leg and ends the thread. */
  close(): Promise<void>;
}
