/** RTP packets as RFC 3550 section 5.1 draws them, read and written without allocating. */
export const RTP_HEADER_BYTES = 12;
const VERSION_2 = 0x80;

/** One header, filled again by each packet that is read. */
export interface RtpHeader {
  marker: boolean;
  payloadType: number;
  sequence: number;
  timestamp: number;
  ssrc: number;
  /** Where the payload begins and ends in the packet. */
  payloadStart: number;
  payloadEnd: number;
}

/** A header of zeros, to be filled. */
export function createRtpHeader(): RtpHeader {
  return {
    marker: false,
    payloadType: 0,
    sequence: 0,
    timestamp: 0,
    ssrc: 0,
    payloadStart: 0,
    payloadEnd: 0,
  };
}

/** Big-endian 32 bits at `at`, unsigned. */
function uint32(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)) >>>
    0
  );
}

/**
 * Reads a packet's header into `header`. Returns false, and leaves `header` undefined in content, for
 * anything that is no whole RTP packet of version 2; throws for nothing.
 */
export function readRtpPacket(packet: Uint8Array, header: RtpHeader): boolean {
  if (packet.length < RTP_HEADER_BYTES) return false;
  const first = packet[0] as number;
  if ((first & 0xc0) !== VERSION_2) return false;
  const second = packet[1] as number;
  // RTCP on the same port: 200 to 204 stand where RTP has marker and payload type (RFC 5761 section 4).
  if (second >= 192 && second <= 223) return false;
  let start = RTP_HEADER_BYTES + 4 * (first & 0x0f);
  if (first & 0x10) {
    if (packet.length < start + 4) return false;
    start += 4 + 4 * (((packet[start + 2] as number) << 8) | (packet[start + 3] as number));
  }
  let end = packet.length;
  if (first & 0x20) {
    const padding = packet[end - 1] as number;
    if (padding === 0) return false;
    end -= padding;
  }
  if (end < start) return false;
  header.marker = (second & 0x80) !== 0;
  header.payloadType = second & 0x7f;
  header.sequence = ((packet[2] as number) << 8) | (packet[3] as number);
  header.timestamp = uint32(packet, 4);
  header.ssrc = uint32(packet, 8);
  header.payloadStart = start;
  header.payloadEnd = end;
  return true;
}

/** Writes a 12-byte header, without padding, extension or contributing sources. */
export function writeRtpHeader(
  packet: Uint8Array,
  marker: boolean,
  payloadType: number,
  sequence: number,
  timestamp: number,
  ssrc: number,
): void {
  packet[0] = VERSION_2;
  packet[1] = (marker ? 0x80 : 0) | payloadType;
  packet[2] = sequence >>> 8;
  packet[3] = sequence;
  packet[4] = timestamp >>> 24;
  packet[5] = timestamp >>> 16;
  packet[6] = timestamp >>> 8;
  packet[7] = timestamp;
  packet[8] = ssrc >>> 24;
  packet[9] = ssrc >>> 16;
  packet[10] = ssrc >>> 8;
  packet[11] = ssrc;
}
