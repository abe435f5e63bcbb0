import { isIP } from 'node:net';
import { AppError } from '@belldesk/contract/errors';
import type { RingbackPlace } from '../../audio/ringback.ts';
import type { MediaLeg } from '../mediaLeg.ts';
import type { Endpoint } from '../rtp/endpoint.ts';
import { createLegCore, type LegHandle } from './legHandle.ts';
import type { Post, RtpTarget } from './protocol.ts';
import type { RecordingWriter } from './recording/recordingWriter.ts';

/** A telephone call's audio. */
export interface RtpLeg extends MediaLeg {
  readonly sampleRateHz: 8_000;
  /** The UDP port that the caller is to send to. */
  readonly port: number;
  /** Names the leg within its media thread. */
  readonly id: number;
  /**
   * Another address, codec or direction: the answer to a first offer, a re-INVITE, a hold. Throws an
   * AppError `bad-input` for an address that is no IP address.
   */
  retarget(target: RtpTarget): void;
  /** The peer's signalling has shown that it wants sound where it said last: an ACK came (RFC 3261 section 13.2.2.4). */
  consent(): void;
  /**
   * This caller and that of another leg of the same thread hear each other from now on, keys
   * included; nothing of it is reported. Null parts them. Ends when either leg is closed.
   */
  bridge(peer: RtpLeg | null): void;
  /** Plays the ringing tone wherever nothing else is to be heard; null ends it. */
  ring(place: RingbackPlace | null): void;
  /** Presses a key towards this caller (RFC 4733); false where that was not negotiated. */
  press(digit: string): boolean;
}

/** Throws an AppError `bad-input` unless it is an IP address and a port (0: nowhere). */
export function checkEndpoint({ address, port }: Endpoint): void {
  if (!isIP(address)) throw new AppError('bad-input', 'Audio needs an IP address.');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new AppError('bad-input', 'This is no port.');
}

/** The handle of a leg that the thread has opened. */
export function openRtpHandle(
  leg: number,
  port: number,
  post: Post,
  writer: () => RecordingWriter,
  release: () => void,
  keysNegotiated: boolean,
): LegHandle & { readonly leg: RtpLeg } {
  const core = createLegCore(leg, post, writer, release);
  let carriesKeys = keysNegotiated;
  const say: Post = (message) => {
    if (!core.closed()) post(message);
  };
  return {
    report: core.report,
    leg: {
      ...core.controls,
      sampleRateHz: 8_000,
      port,
      id: leg,
      retarget(target) {
        if (target.address !== null) checkEndpoint({ address: target.address, port: target.port });
        if (target.telephoneEventPayloadType !== undefined)
          carriesKeys = target.telephoneEventPayloadType !== null;
        say({ type: 'retarget', leg, target });
      },
      consent: () => say({ type: 'consent', leg }),
      bridge: (peer) => say({ type: 'bridge', leg, with: peer?.id ?? null }),
      ring: (place) => say({ type: 'ring', leg, place }),
      press(digit) {
        if (carriesKeys) say({ type: 'press', leg, digit });
        return carriesKeys;
      },
    },
  };
}
