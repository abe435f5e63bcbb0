import { isIP } from 'node:net';
import { AppError } from '@belldesk/contract/errors';
import type { MediaLeg } from '../mediaLeg.ts';
import type { Endpoint } from '../rtp/endpoint.ts';
import { createLegCore, type LegHandle } from './legHandle.ts';
import type { Post, RtpTarget } from './protocol.ts';

/** A telephone call's audio. */
export interface RtpLeg extends MediaLeg {
  readonly sampleRateHz: 8_000;
  /** The UDP port that the caller is to send to. */
  readonly port: number;
  /**
   * Another address, codec or direction: the answer to a first offer, a re-INVITE, a hold. Throws an
   * AppError `bad-input` for an address that is no IP address.
   */
  retarget(target: RtpTarget): void;
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
  release: () => void,
): LegHandle & { readonly leg: RtpLeg } {
  const core = createLegCore(leg, post, release);
  return {
    report: core.report,
    leg: {
      ...core.controls,
      sampleRateHz: 8_000,
      port,
      retarget(target) {
        if (target.address !== null) checkEndpoint({ address: target.address, port: target.port });
        if (!core.closed()) post({ type: 'retarget', leg, target });
      },
    },
  };
}
