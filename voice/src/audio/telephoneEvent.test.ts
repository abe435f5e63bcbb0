import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRtpHeader, readRtpPacket, writeRtpHeader } from './rtpPacket.ts';
import { TelephoneEventReader } from './telephoneEvent.ts';

interface Packet {
  readonly event: number;
  readonly timestamp: number;
  readonly duration: number;
  readonly marker?: boolean;
  readonly end?: boolean;
}

function reading(): (packet: Packet, nowMs: number) => string | null {
  const reader = new TelephoneEventReader();
  const header = createRtpHeader();
  return ({ event, timestamp, duration, marker = false, end = false }, nowMs) => {
    const bytes = new Uint8Array(16);
    writeRtpHeader(bytes, marker, 101, 0, timestamp, 9);
    bytes.set([event, (end ? 0x80 : 0) | 10, duration >> 8, duration & 0xff], 12);
    readRtpPacket(bytes, header);
    return reader.read(bytes, header, nowMs);
  };
}

/** A press as RFC 4733 section 2.5.1 has it sent: every 20 ms, the end three times. */
function press(event: number, timestamp: number): Packet[] {
  const held = [160, 320, 480, 640].map((duration, i) => ({
    event,
    timestamp,
    duration,
    marker: i === 0,
  }));
  const end = { event, timestamp, duration: 800, end: true };
  return [...held, end, end, end];
}

describe('keypad events', () => {
  it('tells every key once', () => {
    const read = reading();
    const heard = Array.from({ length: 16 }, (_, event) => press(event, 1_000 + event * 2_000))
      .flat()
      .map((packet, i) => read(packet, i * 20));
    expect(heard.filter((digit) => digit !== null).join('')).toBe('0123456789*#ABCD');
  });

  it('tells each press once, whichever of its packets come and however often', () => {
    const packetsOf = (index: number) => press(5, 10_000 + index * 1_600);
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), {
          minLength: 1,
          maxLength: 6,
        }),
        (presses) => {
          const read = reading();
          let digits = '';
          presses.forEach((kept, index) => {
            // In the order of sending: a press's packets that overtake the next press are another test.
            for (const at of kept.toSorted((a, b) => a - b))
              digits += read(packetsOf(index)[at] as Packet, index * 200 + at * 20) ?? '';
          });
          expect(digits).toBe('5'.repeat(presses.length));
        },
      ),
    );
  });

  it('does not take a late packet of the last press for a new one', () => {
    const read = reading();
    expect(read({ event: 1, timestamp: 1_000, duration: 160, marker: true }, 0)).toBe('1');
    expect(read({ event: 2, timestamp: 3_000, duration: 160, marker: true }, 250)).toBe('2');
    expect(read({ event: 1, timestamp: 1_000, duration: 800, end: true }, 260)).toBeNull();
    expect(read({ event: 2, timestamp: 3_000, duration: 320, end: true }, 270)).toBeNull();
  });

  it('takes a long press, sent in segments, for one', () => {
    const read = reading();
    expect(read({ event: 7, timestamp: 0, duration: 0xffff, marker: true }, 0)).toBe('7');
    expect(read({ event: 7, timestamp: 0xffff, duration: 160 }, 8_200)).toBeNull();
    expect(read({ event: 7, timestamp: 0xffff, duration: 480, end: true }, 8_240)).toBeNull();
    expect(read({ event: 7, timestamp: 0xffff + 2_000, duration: 160, marker: true }, 8_500)).toBe(
      '7',
    );
  });

  it('goes on over the wrap of the timestamp', () => {
    const read = reading();
    expect(read({ event: 3, timestamp: 0xffff_fff0, duration: 160, marker: true }, 0)).toBe('3');
    expect(read({ event: 3, timestamp: 2_000, duration: 160, marker: true }, 300)).toBe('3');
  });

  it('passes over flash, other events and cut packets', () => {
    const read = reading();
    expect(read({ event: 16, timestamp: 5, duration: 160 }, 0)).toBeNull();
    expect(read({ event: 255, timestamp: 5_000, duration: 160 }, 500)).toBeNull();
    const header = createRtpHeader();
    const cut = new Uint8Array(14);
    writeRtpHeader(cut, true, 101, 0, 9_000, 9);
    expect(readRtpPacket(cut, header)).toBe(true);
    expect(new TelephoneEventReader().read(cut, header, 0)).toBeNull();
  });
});
