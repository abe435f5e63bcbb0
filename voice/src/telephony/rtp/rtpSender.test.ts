import { describe, expect, it } from 'vitest';
import { createRtpHeader, type RtpHeader, readRtpPacket } from '../../audio/rtpPacket.ts';
import { RTP_PACKET_BYTES, RtpSender } from './rtpSender.ts';

function sent(sender: RtpSender): RtpHeader {
  const packet = sender.finish(8);
  const header = createRtpHeader();
  if (packet.length !== RTP_PACKET_BYTES || !readRtpPacket(packet, header))
    throw new Error('no RTP packet');
  return header;
}

describe('the stream that is sent', () => {
  it('counts packets and samples, with a marker at its beginning only', () => {
    const sender = new RtpSender();
    const packets = Array.from({ length: 70_000 }, () => sent(sender));
    const wrong = packets.slice(1).filter((packet, i) => {
      const before = packets[i] as RtpHeader;
      const counted = ((packet.sequence - before.sequence) & 0xffff) === 1;
      return (
        !counted ||
        (packet.timestamp - before.timestamp) >>> 0 !== 160 ||
        packet.ssrc !== before.ssrc
      );
    });
    expect(wrong).toEqual([]);
    expect(packets.filter(({ marker }) => marker)).toHaveLength(1);
  });

  it('lets its clock go on while nothing is sent, and marks the beginning after it', () => {
    const sender = new RtpSender();
    const before = sent(sender);
    sender.skip();
    sender.skip();
    const after = sent(sender);
    expect((after.timestamp - before.timestamp) >>> 0).toBe(480);
    expect((after.sequence - before.sequence) & 0xffff).toBe(1);
    expect(after.marker).toBe(true);
  });

  it('begins at random places', () => {
    const firsts = Array.from({ length: 8 }, () => sent(new RtpSender()));
    for (const part of ['ssrc', 'timestamp', 'sequence'] as const)
      expect(new Set(firsts.map((header) => header[part])).size).toBeGreaterThan(5);
  });
});
