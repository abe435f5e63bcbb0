import type { RtpTarget } from '../telephony/media/mediaWorker.ts';
import type { SdpOffer } from '../telephony/sip/sdp.ts';
import type { Negotiated } from '../telephony/sip/sdpAnswer.ts';

/** The peer will not listen (RFC 3264 section 8.4). */
export const isHold = (offer: SdpOffer): boolean =>
  offer.direction === 'sendonly' || offer.direction === 'inactive';

/** Where and how a leg is to send from now on. */
export function targetOf(offer: SdpOffer, negotiated: Negotiated | null): RtpTarget {
  return {
    address: offer.address === '0.0.0.0' ? null : offer.address,
    port: offer.port,
    sending: !isHold(offer),
    ...(negotiated && {
      codec: negotiated.codec,
      payloadType: negotiated.payloadType,
      telephoneEventPayloadType: negotiated.telephoneEventPayloadType,
    }),
  };
}
