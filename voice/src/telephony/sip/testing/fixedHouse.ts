import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { SipLimits } from '../guard/limits.ts';
import type { SdpOffer } from '../sdp.ts';
import { buildOffer, negotiate } from '../sdpAnswer.ts';
import { createSipServer, type SipDialog, type SipInvite, type SipServer } from '../server.ts';

/** Nothing listens there: these tests are about signalling. */
const MEDIA_PORT = 15_190;

export interface FixedHouse {
  readonly server: SipServer;
  readonly accepted: SipDialog[];
  readonly cancelled: string[];
  readonly ended: string[];
  readonly digits: string[];
  readonly reoffers: SdpOffer[];
  readonly failures: unknown[];
}

export interface FixedHouseOptions {
  readonly hosts: readonly string[];
  readonly port: number;
  /** Users that ring for ever; everybody else is answered at once. */
  readonly ringingUser?: string;
  /** A user that hangs up as soon as the call stands. */
  readonly briefUser?: string;
  /** The system's when left out. */
  readonly clock?: Clock;
  /** None when left out. */
  readonly limits?: SipLimits;
}

function answer(invite: SipInvite): string | null {
  const local = { address: invite.localAddress, port: MEDIA_PORT };
  if (!invite.offer) return buildOffer(local);
  return negotiate(invite.offer, local)?.answer ?? null;
}

/** A user agent server on real sockets that answers everybody with fixed SDP. */
export async function startFixedHouse(options: FixedHouseOptions): Promise<FixedHouse> {
  const server = createSipServer({
    hosts: options.hosts,
    port: options.port,
    publicHost: 'localhost',
    clock: options.clock ?? systemClock,
    ...(options.limits ? { limits: options.limits } : {}),
    onFailure: (error) => house.failures.push(error),
    onInvite: (invite) => {
      invite.onCancelled(() => house.cancelled.push(invite.callId));
      invite.ring();
      if (invite.userPart === options.ringingUser) return;
      const sdp = answer(invite);
      if (sdp === null) {
        invite.reject(488);
        return;
      }
      const dialog = invite.accept(sdp);
      house.accepted.push(dialog);
      if (invite.userPart === options.briefUser) dialog.onAck(() => dialog.bye());
      dialog.onInfoDigit((digit) => house.digits.push(digit));
      dialog.onEnded((why) => house.ended.push(why));
      dialog.onReinvite((offer) => {
        house.reoffers.push(offer);
        const local = { address: invite.localAddress, port: MEDIA_PORT };
        return negotiate(offer, local)?.answer ?? null;
      });
    },
  });
  const house: FixedHouse = {
    server,
    accepted: [],
    cancelled: [],
    ended: [],
    digits: [],
    reoffers: [],
    failures: [],
  };
  await server.listen();
  return house;
}
