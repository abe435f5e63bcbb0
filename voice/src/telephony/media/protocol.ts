import type { Transferable } from 'node:worker_threads';
import type { G711Codec } from '../../audio/g711.ts';
import type { RingbackPlace } from '../../audio/ringback.ts';
import type { CallerAudio, MediaEvent } from '../mediaLeg.ts';
import type { Endpoint } from '../rtp/endpoint.ts';
import type { TapeOutlet } from './recording/protocol.ts';

/** What the main thread and the media thread say to each other. */
export interface RtpLegOptions {
  /** Address to bind; IPv6 where it has a colon. */
  readonly localAddress: string;
  readonly codec: G711Codec;
  readonly payloadType: number;
  /** Payload type of RFC 4733 events, or null where none was negotiated. */
  readonly telephoneEventPayloadType: number | null;
  /** Where the offer or answer says that the caller listens; null while it is not known yet. */
  readonly remote: Endpoint | null;
  /** False: nothing is sent until `retarget` says so. Default true. */
  readonly sending?: boolean;
  /**
   * False: the peer has still to show that it wants sound there, by a packet or by its signalling
   * (`RtpLeg.consent`). Until then a second is sent at most. Default true.
   */
  readonly consented?: boolean;
  /** Further hosts the caller's packets may come from, such as the one the signalling came from. */
  readonly alsoFrom?: readonly string[];
}

export interface RtpTarget {
  /**
   * IP address to send to; null keeps the one before (the hold of RFC 2543 names 0.0.0.0). Another one than
   * before has to show its consent anew.
   */
  readonly address: string | null;
  readonly port: number;
  /** False on hold: nothing is sent. That nothing comes is reported all the same. */
  readonly sending: boolean;
  readonly codec?: G711Codec;
  readonly payloadType?: number;
  readonly telephoneEventPayloadType?: number | null;
}

export interface MediaThreadOptions {
  /** First and last port of the range; calls get even ones. */
  readonly rtpPorts: { readonly first: number; readonly last: number };
  /** Another Silero model file than the one in the repository. */
  readonly vadModelPath?: string;
}

export interface MediaStats {
  readonly legs: number;
  /** RTP ports that are bound. */
  readonly openPorts: number;
  /** Places taken in the speech detector. */
  readonly detectorProbes: number;
  readonly packetsSent: number;
  readonly packetsReceived: number;
  /** Packets that were no RTP of the call, or came from a stranger. */
  readonly packetsRefused: number;
  readonly packetsLate: number;
  readonly framesConcealed: number;
  /** Ticks that began more than 5 and more than 20 ms late. */
  readonly ticksLate5Ms: number;
  readonly ticksLate20Ms: number;
  /** Ticks left out because the thread was too far behind: silence in every call. */
  readonly ticksSkipped: number;
  /** Processor time of the thread since it began. */
  readonly cpuMs: number;
  readonly detector: 'silero' | 'fvad';
  /** Why Silero is not in use, or null. */
  readonly detectorProblem: string | null;
  readonly sockets: 'linux' | 'node';
  /** Why the sockets are not the cheaper ones of Linux, or null. */
  readonly socketsProblem: string | null;
}

export type ToThread =
  | { readonly type: 'open-rtp'; readonly leg: number; readonly options: RtpLegOptions }
  | { readonly type: 'open-frames'; readonly leg: number }
  | {
      readonly type: 'play';
      readonly leg: number;
      readonly segmentId: number;
      readonly pcm: Int16Array;
      readonly last: boolean;
    }
  | { readonly type: 'clear' | 'pause' | 'resume' | 'consent' | 'close'; readonly leg: number }
  | { readonly type: 'hand-on'; readonly leg: number; readonly audio: CallerAudio }
  | { readonly type: 'retarget'; readonly leg: number; readonly target: RtpTarget }
  /** Both hear each other; `with` null parts them. */
  | { readonly type: 'bridge'; readonly leg: number; readonly with: number | null }
  | { readonly type: 'ring'; readonly leg: number; readonly place: RingbackPlace | null }
  | { readonly type: 'press'; readonly leg: number; readonly digit: string }
  | { readonly type: 'frame'; readonly leg: number; readonly frame: Uint8Array }
  | { readonly type: 'played'; readonly leg: number; readonly playedMs: number }
  /** The way to the thread that writes recordings; given once, before the first recording. */
  | { readonly type: 'tape-outlet'; readonly outlet: TapeOutlet }
  | {
      readonly type: 'record';
      readonly leg: number;
      readonly recording: number;
      readonly path: string;
    }
  | { readonly type: 'end-recording'; readonly leg: number; readonly keep: boolean }
  | { readonly type: 'stats'; readonly request: number }
  | { readonly type: 'shut-down' };

/** Sends to the media thread; what is in `transfer` is given away. */
export type Post = (message: ToThread, transfer?: Transferable[]) => void;

/** What a leg says: an event for the call, or something for the browser. */
export type LegReport =
  | MediaEvent
  | { readonly type: 'frame-out'; readonly frame: Uint8Array }
  | { readonly type: 'clear-out' };

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'opened'; readonly leg: number; readonly port: number }
  | {
      readonly type: 'refused';
      readonly leg: number;
      readonly busy: boolean;
      readonly reason: string;
    }
  /** Everything of one tick: `legs[i]` said `reports[i]`. */
  | {
      readonly type: 'reports';
      readonly legs: readonly number[];
      readonly reports: readonly LegReport[];
    }
  | { readonly type: 'stats'; readonly request: number; readonly stats: MediaStats }
  | { readonly type: 'shut' };
