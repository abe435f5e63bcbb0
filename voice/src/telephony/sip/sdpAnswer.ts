import { randomInt } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type SessionDescription, write } from 'sdp-transform';
import type { CodecName, OfferedCodec, SdpDirection, SdpOffer } from './sdp.ts';

export interface LocalMedia {
  /** Address for the peer's audio; SipInvite.localAddress. */
  readonly address: string;
  readonly port: number;
  /** Taken where offered; otherwise the peer's first choice is. */
  readonly preferred?: CodecName;
}

export interface Negotiated {
  readonly codec: CodecName;
  readonly payloadType: number;
  readonly telephoneEventPayloadType: number | null;
  /** SDP for the 200. */
  readonly answer: string;
}

const ANSWER_DIRECTION: Readonly<Record<SdpDirection, SdpDirection>> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

const PTIME_MS = 20;
/** Keys 0 to 9, star, hash, A to D; RFC 4733 section 3.2. */
const KEY_EVENTS = '0-15';
const OUR_TELEPHONE_EVENT = 101;
const OUR_CODECS: readonly OfferedCodec[] = [
  { name: 'PCMU', payloadType: 0 },
  { name: 'PCMA', payloadType: 8 },
];

type MediaLine = SessionDescription['media'][number];

function audioLine(
  local: LocalMedia,
  protocol: string,
  codecs: readonly OfferedCodec[],
  telephoneEvent: number | null,
  direction: SdpDirection,
): MediaLine {
  const rtp = codecs.map(({ name, payloadType }) => ({
    payload: payloadType,
    codec: name,
    rate: 8_000,
  }));
  const events =
    telephoneEvent === null
      ? []
      : [{ payload: telephoneEvent, codec: 'telephone-event', rate: 8_000 }];
  const all = [...rtp, ...events];
  return {
    type: 'audio',
    port: local.port,
    protocol,
    payloads: all.map((each) => each.payload).join(' '),
    rtp: all,
    fmtp: events.map((each) => ({ payload: each.payload, config: KEY_EVENTS })),
    ptime: PTIME_MS,
    direction,
  };
}

function session(local: LocalMedia, media: MediaLine[]): string {
  const ipVer = isIPv6(local.address) ? 6 : 4;
  return write({
    version: 0,
    origin: {
      username: 'belldesk',
      sessionId: randomInt(1, 2 ** 47),
      sessionVersion: 1,
      netType: 'IN',
      ipVer,
      address: local.address,
    },
    name: '-',
    connection: { version: ipVer, ip: local.address },
    timing: { start: 0, stop: 0 },
    media,
  });
}

/**
 * Chooses one codec and writes the answer, RFC 3264 section 6. Further media lines are refused in it
 * with port 0.
 * @returns null when nothing fits: answer 488
 */
export function negotiate(offer: SdpOffer, local: LocalMedia): Negotiated | null {
  const codec = offer.codecs.find(({ name }) => name === local.preferred) ?? offer.codecs[0];
  if (!codec) return null;
  const media = offer.media.map((line, index): MediaLine => {
    if (index !== offer.audioIndex) return { ...line, port: 0, rtp: [], fmtp: [] };
    const direction = ANSWER_DIRECTION[offer.direction];
    return audioLine(local, line.protocol, [codec], offer.telephoneEventPayloadType, direction);
  });
  return {
    codec: codec.name,
    payloadType: codec.payloadType,
    telephoneEventPayloadType: offer.telephoneEventPayloadType,
    answer: session(local, media),
  };
}

/** Our own offer, for an INVITE that came without one; the answer comes with onAck. */
export function buildOffer(local: LocalMedia): string {
  const codecs = OUR_CODECS.toSorted(
    (a, b) => Number(b.name === local.preferred) - Number(a.name === local.preferred),
  );
  return session(local, [audioLine(local, 'RTP/AVP', codecs, OUR_TELEPHONE_EVENT, 'sendrecv')]);
}
