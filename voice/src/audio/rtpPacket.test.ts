import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRtpHeader, readRtpPacket, writeRtpHeader } from './rtpPacket.ts';

describe('RTP packets', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 0, max: 127 }),
        fc.integer({ min: 0, max: 0xffff }),
        fc.integer({ min: 0, max: 0xffff_ffff }),
        fc.integer({ min: 0, max: 0xffff_ffff }),
        (marker, payloadType, sequence, timestamp, ssrc) => {
          fc.pre(!(marker && payloadType >= 64 && payloadType <= 95));
          const packet = new Uint8Array(172);
          writeRtpHeader(packet, marker, payloadType, sequence, timestamp, ssrc);
          const header = createRtpHeader();
          expect(readRtpPacket(packet, header)).toBe(true);
          expect(header).toEqual({
            marker,
            payloadType,
            sequence,
            timestamp,
            ssrc,
            payloadStart: 12,
            payloadEnd: 172,
          });
        },
      ),
    );
  });

  it('steps over contributing sources, extension and padding', () => {
    const packet = new Uint8Array(12 + 8 + 4 + 4 + 10 + 3);
    writeRtpHeader(packet, false, 0, 1, 2, 3);
    packet[0] = 0x80 | 0x20 | 0x10 | 2;
    packet[23] = 1;
    packet[packet.length - 1] = 3;
    const header = createRtpHeader();
    expect(readRtpPacket(packet, header)).toBe(true);
    expect([header.payloadStart, header.payloadEnd]).toEqual([28, 38]);
  });

  it('refuses packets cut short, RTCP and wrong lengths', () => {
    const header = createRtpHeader();
    const whole = new Uint8Array(172);
    writeRtpHeader(whole, false, 0, 1, 2, 3);
    for (let length = 0; length < 12; length++)
      expect(readRtpPacket(whole.subarray(0, length), header)).toBe(false);
    const changed = (index: number, value: number): Uint8Array => {
      const packet = whole.slice(0, 20);
      packet[index] = value;
      return packet;
    };
    expect(readRtpPacket(changed(0, 0x40), header)).toBe(false);
    expect(readRtpPacket(changed(1, 200), header)).toBe(false);
    expect(readRtpPacket(changed(0, 0x8f), header)).toBe(false);
    expect(readRtpPacket(changed(0, 0x90), header)).toBe(true);
    expect(readRtpPacket(changed(0, 0xa0), header)).toBe(false);
  });

  it('stays within any packet and never throws', () => {
    const header = createRtpHeader();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 90 }), fc.boolean(), (packet, looksRight) => {
        if (looksRight && packet.length > 0) packet[0] = 0x80 | ((packet[0] ?? 0) & 0x3f);
        if (!readRtpPacket(packet, header)) return;
        expect(header.payloadStart).toBeLessThanOrEqual(header.payloadEnd);
        expect(header.payloadEnd).toBeLessThanOrEqual(packet.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
