import { isIP } from 'node:net';
import { AppError } from '@belldesk/contract/errors';
import { type MediaDescription, parse, type SessionDescription } from 'sdp-transform';

export type CodecName = 'PCMU' | 'PCMA';
export type SdpDirection = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

export interface OfferedCodec {
  readonly name: CodecName;
  readonly payloadType: number;
}

/** One media line as offered: an answer must have as many, in the same order (RFC 3264 section 6). */
export interface OfferedMedia {
  readonly type: string;
  readonly protocol: string;
  readonly payloads: string;
}

/** What a peer says about its side, in an offer or in the answer to ours. */
export interface SdpOffer {
  /** Where the peer wants its audio; empty when there is no audio to be had. */
  readonly address: string;
  readonly port: number;
  /** What we can speak of what is offered, in the peer's order. Empty when nothing fits. */
  readonly codecs: readonly OfferedCodec[];
  /** RFC 4733 at 8 kHz. */
  readonly telephoneEventPayloadType: number | null;
  /** As the peer sees it; sendonly and inactive mean that we are on hold. */
  readonly direction: SdpDirection;
  readonly ptimeMs: number;
  readonly media: readonly OfferedMedia[];
  /** Index in `media` of the audio chosen; -1 when there is none. */
  readonly audioIndex: number;
}

const DEFAULT_PTIME_MS = 20;
const PROTOCOLS = new Set(['RTP/AVP', 'RTP/AVPF']);
/** RFC 3551 table 4: these need no rtpmap. */
const STATIC_PAYLOADS: ReadonlyMap<number, CodecName> = new Map([
  [0, 'PCMU'],
  [8, 'PCMA'],
]);
const MAX_PTIME_MS = 200;
/** RFC 3550 section 5.1: seven bits. */
const MAX_PAYLOAD_TYPE = 127;
/** Several times what any telephone sends; every line costs some sixty expressions. */
const MAX_SDP_CHARACTERS = 16_384;

/** The parser makes numbers of whatever looks like one, and leaves out what does not match. */
function textOf(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Port 0 switches a media line off. */
function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port <= 65_535;
}

function codecsOf(media: MediaDescription): OfferedCodec[] {
  const codecs: OfferedCodec[] = [];
  for (const payload of textOf(media.payloads).split(/\s+/)) {
    if (!/^\d{1,3}$/.test(payload)) continue;
    const payloadType = Number(payload);
    if (payloadType > MAX_PAYLOAD_TYPE) continue;
    const map = media.rtp.find((each) => each.payload === payloadType);
    const name = map ? textOf(map.codec).toUpperCase() : STATIC_PAYLOADS.get(payloadType);
    if (name !== 'PCMU' && name !== 'PCMA') continue;
    if (map && map.rate !== 8_000) continue;
    codecs.push({ name, payloadType });
  }
  return codecs;
}

function telephoneEventOf(media: MediaDescription): number | null {
  const event = media.rtp.find(
    (each) => textOf(each.codec).toLowerCase() === 'telephone-event' && each.rate === 8_000,
  );
  return event && event.payload <= MAX_PAYLOAD_TYPE ? event.payload : null;
}

function directionOf(
  session: SessionDescription,
  media: MediaDescription,
  address: string,
): SdpDirection {
  const direction = media.direction ?? session.direction ?? 'sendrecv';
  // RFC 3264 section 8.4: the old way of holding, and it says only that the peer will not listen.
  if (address !== '0.0.0.0') return direction;
  return direction === 'sendrecv' || direction === 'sendonly' ? 'sendonly' : 'inactive';
}

function parseSession(sdp: string): SessionDescription {
  try {
    return parse(sdp);
  } catch (cause) {
    throw new AppError('bad-input', 'SDP cannot be read', { cause });
  }
}

/**
 * Reads an offer or an answer, RFC 4566.
 * @throws AppError `bad-input` when it is no SDP at all; a session without usable audio is no error
 *   but has no codecs
 */
export function parseOffer(sdp: string): SdpOffer {
  if (sdp.length > MAX_SDP_CHARACTERS) throw new AppError('bad-input', 'SDP is too long');
  if (!/^\s*v=0/.test(sdp)) throw new AppError('bad-input', 'SDP does not begin with v=0');
  const session = parseSession(sdp);
  const media = session.media.map((each) => ({
    type: textOf(each.type),
    protocol: textOf(each.protocol),
    payloads: textOf(each.payloads),
  }));
  const none = { telephoneEventPayloadType: null, ptimeMs: DEFAULT_PTIME_MS, media };
  for (const [audioIndex, each] of session.media.entries()) {
    if (each.type !== 'audio' || !isPort(each.port) || !PROTOCOLS.has(each.protocol)) continue;
    const address = textOf((each.connection ?? session.connection)?.ip).split('/', 1)[0] ?? '';
    const codecs = codecsOf(each);
    // A name in place of an address is allowed and never met; the media path takes addresses.
    if (isIP(address) === 0 || codecs.length === 0) continue;
    const ptimeMs = Number(each.ptime);
    return {
      ...none,
      address,
      port: each.port,
      codecs,
      telephoneEventPayloadType: telephoneEventOf(each),
      direction: directionOf(session, each, address),
      ptimeMs: ptimeMs > 0 && ptimeMs <= MAX_PTIME_MS ? ptimeMs : DEFAULT_PTIME_MS,
      audioIndex,
    };
  }
  return { ...none, address: '', port: 0, codecs: [], direction: 'inactive', audioIndex: -1 };
}
