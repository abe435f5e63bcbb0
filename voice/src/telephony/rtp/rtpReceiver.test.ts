import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { g711 } from '../../audio/g711.ts';
import { writeRtpHeader } from '../../audio/rtpPacket.ts';
import { type Received, RtpReceiver } from './rtpReceiver.ts';

const negotiated = { codec: 'PCMU', payloadType: 0, telephoneEventPayloadType: 101 } as const;

function receiving() {
  const digits: string[] = [];
  const receiver = new RtpReceiver(negotiated, (digit) => digits.push(digit));
  let sequence = 0;
  const send = (
    ssrc: number,
    timestamp: number,
    payloadType = 0,
    payload = new Uint8Array(160),
  ): Received | null => {
    const packet = new Uint8Array(12 + payload.length);
    writeRtpHeader(packet, false, payloadType, sequence++, timestamp, ssrc);
    packet.set(payload, 12);
    return receiver.valid(packet) ? receiver.receive(packet, timestamp / 8) : null;
  };
  return { receiver, digits, send };
}

describe('what comes from a caller', () => {
  it('is told apart by payload type; both laws are understood whatever was negotiated', () => {
    const { receiver, send } = receiving();
    expect(send(1, 0)).toBe('audio');
    expect(send(1, 160, 8, new Uint8Array(160).fill(0x2a))).toBe('audio');
    expect(send(1, 320, 101, Uint8Array.of(5, 10, 0, 160))).toBe('event');
    expect(send(1, 480, 13, Uint8Array.of(40))).toBe('other');
    expect(send(1, 640, 96)).toBeNull();
    const frame = new Int16Array(160);
    receiver.jitter.read(frame, 0);
    expect(frame[0]).toBe(g711.PCMU.decodeTable[0]);
    receiver.jitter.read(frame, 0);
    expect(frame[0]).toBe(g711.PCMA.decodeTable[0x2a]);
  });

  it('follows another SSRC once it goes on, not for a single packet', () => {
    const { send } = receiving();
    expect([send(1, 0), send(2, 900_000), send(1, 160), send(1, 320)]).toEqual([
      'audio',
      'foreign',
      'audio',
      'audio',
    ]);
    expect([send(3, 70_000), send(3, 70_160), send(3, 70_320)]).toEqual([
      'foreign',
      'audio',
      'audio',
    ]);
  });

  it('knows that a key is held, and for a little after', () => {
    const { receiver, digits, send } = receiving();
    send(1, 8_000, 101, Uint8Array.of(11, 10, 0, 160));
    expect(digits).toEqual(['#']);
    expect([receiver.keyHeld(1_050), receiver.keyHeld(1_200)]).toEqual([true, false]);
  });

  it('never throws and never hands out more than came', () => {
    const packets = fc.array(
      fc.record({
        ssrc: fc.integer({ min: 1, max: 3 }),
        timestamp: fc.oneof(fc.nat(4_000), fc.integer({ min: 0, max: 0xffff_ffff })),
        payloadType: fc.constantFrom(0, 8, 13, 101, 77),
        payload: fc.uint8Array({ maxLength: 700 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(packets, (sent) => {
        const { receiver, send } = receiving();
        const frame = new Int16Array(160);
        let frames = 0;
        for (const { ssrc, timestamp, payloadType, payload } of sent) {
          send(ssrc, timestamp, payloadType, payload);
          while (receiver.jitter.read(frame, 1e9) !== 'none') frames++;
        }
        // Gaps that are concealed are at most a second each.
        expect(frames).toBeLessThanOrEqual(sent.length * 51);
      }),
    );
  });
});
