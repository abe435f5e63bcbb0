import { describe, expect, it } from 'vitest';
import type { Packet } from './test/caller.ts';
import { mediaTest } from './test/mediaTest.ts';
import { Told, tone } from './test/told.ts';

const test = mediaTest(15_950, 15_969);
const KEYS = 101;

interface Press {
  readonly key: number;
  readonly packets: readonly Packet[];
}

/** The telephone-event packets of each press: those of one timestamp. */
function pressesOf(packets: readonly Packet[]): Press[] {
  const byTime = Map.groupBy(
    packets.filter(({ header }) => header.payloadType === KEYS),
    ({ header }) => header.timestamp,
  );
  return [...byTime.values()].map((press) => ({ key: press[0]?.payload[0] ?? -1, packets: press }));
}

const ended = ({ payload }: Packet) => ((payload[1] ?? 0) & 0x80) !== 0;
const duration = ({ payload }: Packet) => ((payload[2] ?? 0) << 8) | (payload[3] ?? 0);

describe('keys pressed towards the caller', () => {
  it('are events of RFC 4733: 160 ms each, 80 ms apart, three times ended, in place of the audio', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    await caller.received(2);
    expect(['1', '1', '#'].map((digit) => leg.press(digit))).toEqual([true, true, true]);
    while (
      caller.packets.filter((packet) => packet.header.payloadType === KEYS && ended(packet))
        .length < 9
    )
      await caller.received(caller.packets.length + 1);
    await caller.received(caller.packets.length + 2);
    const presses = pressesOf(caller.packets);
    expect(presses.map(({ key }) => key)).toEqual([1, 1, 11]);
    for (const { packets } of presses) {
      expect(packets.map(({ header }) => header.marker)).toEqual(
        packets.map((_, index) => index === 0),
      );
      expect(packets.map(duration)).toEqual([
        160, 320, 480, 640, 800, 960, 1_120, 1_280, 1_280, 1_280, 1_280,
      ]);
      expect(packets.filter(ended)).toHaveLength(3);
    }
    const starts = presses.map(({ packets }) => packets[0]?.header.timestamp ?? 0);
    expect(starts.slice(1).map((start, i) => (start - (starts[i] ?? 0)) >>> 0)).toEqual([
      240 * 8,
      240 * 8,
    ]);
    // One numbering, and audio only where no key is down.
    const { packets } = caller;
    packets.slice(1).forEach(({ header }, i) => {
      expect((header.sequence - (packets[i] as Packet).header.sequence) & 0xffff).toBe(1);
    });
    const audio = new Set(
      packets
        .filter(({ header }) => header.payloadType === 0)
        .map(({ header }) => header.timestamp),
    );
    for (const start of starts)
      for (let slot = 0; slot < 9; slot++)
        expect(audio.has((start + slot * 160) >>> 0)).toBe(false);
  });

  it('hold speech back and lose none of it', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    await caller.received(2);
    leg.play(1, tone(200), true);
    await told.until('segment-started');
    leg.press('5');
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 200, complete: true });
    expect(pressesOf(caller.packets).map(({ key }) => key)).toEqual([5]);
  });

  it('are none where events were not negotiated, nor after they no longer are', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const { address, port } = caller.socket.address();
    leg.retarget({ address, port, sending: true, telephoneEventPayloadType: null });
    expect(leg.press('1')).toBe(false);
    leg.retarget({ address, port, sending: true, telephoneEventPayloadType: KEYS });
    expect(leg.press('1')).toBe(true);
    await caller.received(caller.packets.length + 20);
    expect(pressesOf(caller.packets)).toHaveLength(1);
  });

  it('what is no key is not sent', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    leg.press('x');
    await caller.received(12);
    expect(pressesOf(caller.packets)).toEqual([]);
  });
});
