import { describe, expect, it } from 'vitest';
import { decodeG711, g711 } from '../../audio/g711.ts';
import { Downsampler } from '../../audio/resampler.ts';
import { isSilent, type Packet } from './test/caller.ts';
import { mediaTest } from './test/mediaTest.ts';
import { heardFrom, Told, tone } from './test/told.ts';

const test = mediaTest(15_200, 15_239);

describe('what the caller hears', () => {
  it.each(['PCMU', 'PCMA'] as const)(
    'is the segment in %s, on one clock with the silence around it',
    async (codec) => {
      const caller = await test.caller();
      const leg = await test.leg(caller, codec);
      const told = new Told(leg);
      await caller.received(3);
      leg.play(1, tone(200), true);
      await told.until('segment-ended');
      const from = caller.packets.length;
      const packets = await caller.received(from + 3);

      packets.slice(1).forEach(({ header }, i) => {
        const before = (packets[i] as Packet).header;
        expect((header.sequence - before.sequence) & 0xffff).toBe(1);
        expect((header.timestamp - before.timestamp) >>> 0).toBe(160);
        expect(header.ssrc).toBe(before.ssrc);
      });
      expect(packets.filter(({ header }) => header.marker)).toEqual([packets[0]]);
      expect(
        new Set(packets.map(({ header, payload }) => `${header.payloadType} ${payload.length}`))
          .size,
      ).toBe(1);

      const voiced = packets.filter((packet) => !isSilent(packet, codec));
      expect(voiced).toHaveLength(10);
      const heard = decodeG711(
        codec,
        Uint8Array.from(voiced.flatMap(({ payload }) => [...payload])),
      );
      const wanted = new Downsampler().process(tone(220));
      let noise = 0;
      let signal = 0;
      for (let i = 0; i < 1_500; i++) {
        noise += ((heard[i] ?? 0) - (wanted[i] ?? 0)) ** 2;
        signal += (wanted[i] ?? 0) ** 2;
      }
      expect(10 * Math.log10(signal / noise)).toBeGreaterThan(30);
      expect(told.events.map(({ type }) => type)).toEqual(['segment-started', 'segment-ended']);
      expect(told.events[1]).toMatchObject({ segmentId: 1, playedMs: 200, complete: true });
    },
  );

  it('comes on a grid of 20 ms', async () => {
    const caller = await test.caller();
    await test.leg(caller);
    const packets = await caller.received(101);
    const spanMs = (packets[100]?.atMs ?? 0) - (packets[0]?.atMs ?? 0);
    // A machine busy with other tests moves single packets, not the grid.
    expect(Math.abs(spanMs - 2_000)).toBeLessThan(100);
  });

  it('ends at once when cleared, and the leg knows how much of it was heard', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.play(1, tone(5_000), true);
    leg.play(2, tone(1_000), true);
    await told.until('segment-started');
    await caller.received(caller.packets.length + 10);
    leg.clear();
    const ends = await told.until('segment-ended', 2);
    const from = caller.packets.length;
    await caller.received(from + 3);
    const voiced = caller.packets.filter((packet) => !isSilent(packet)).length;
    expect(ends.map(({ segmentId, complete }) => [segmentId, complete])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(ends.map(({ playedMs }) => playedMs)).toEqual([voiced * 20, 0]);
    expect(caller.packets.slice(-2).every((packet) => isSilent(packet))).toBe(true);
  });

  it('is held by pause without loss', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.play(1, tone(200), true);
    await told.until('segment-started');
    leg.pause();
    const from = (await caller.received(caller.packets.length + 2)).length;
    await caller.received(from + 6);
    expect(caller.packets.slice(from, from + 6).every((packet) => isSilent(packet))).toBe(true);
    leg.resume();
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 200, complete: true });
    expect(caller.packets.filter((packet) => !isSilent(packet))).toHaveLength(10);
  });

  it('stops on hold and goes on, marked, elsewhere and in another codec', async () => {
    const caller = await test.caller();
    const other = await test.caller();
    const leg = await test.leg(caller);
    const clock = await test.leg(await test.caller());
    const told = new Told(clock);
    await caller.received(3);
    leg.retarget({ address: null, port: 0, sending: false });
    // Six frames of another call pass while this one is held.
    clock.play(1, tone(120), true);
    await told.until('segment-ended');
    leg.retarget({
      address: '127.0.0.1',
      port: other.port,
      sending: true,
      codec: 'PCMA',
      payloadType: 8,
    });
    const packets = await other.received(3);
    expect(packets[0]?.header.marker).toBe(true);
    expect(packets[0]?.header.payloadType).toBe(8);
    expect(isSilent(packets[1] as Packet, 'PCMA')).toBe(true);
    expect(packets[0]?.header.ssrc).toBe(caller.packets[0]?.header.ssrc);
    const last = caller.packets.at(-1)?.header;
    expect(((packets[0]?.header.sequence ?? 0) - (last?.sequence ?? 0)) & 0xffff).toBe(1);
    expect(
      ((packets[0]?.header.timestamp ?? 0) - (last?.timestamp ?? 0)) >>> 0,
    ).toBeGreaterThanOrEqual(6 * 160);
  });

  it('begins only when told to, with the first segment in the first packet', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller, 'PCMU', false);
    leg.play(1, tone(100), true);
    await test.media().stats();
    expect(caller.packets).toEqual([]);
    const toldMs = performance.now();
    leg.retarget({ address: '127.0.0.1', port: caller.port, sending: true });
    const [first] = await caller.received(1);
    expect(isSilent(first as Packet)).toBe(false);
    expect((first?.atMs ?? 0) - toldMs).toBeLessThan(50);
  });

  it('follows the caller to the port its packets come from', async () => {
    const caller = await test.caller();
    const behindNat = await test.caller();
    const leg = await test.leg(caller);
    await caller.received(2);
    behindNat.send(leg.port, new Uint8Array(160).fill(0xff));
    const packets = await behindNat.received(3);
    expect(packets).not.toEqual([]);
  });

  it('reaches an IPv4 caller from a socket of both families', async () => {
    const caller = await test.caller();
    const leg = await test.media().openRtpLeg({
      localAddress: '::',
      codec: 'PCMU',
      payloadType: 0,
      telephoneEventPayloadType: null,
      remote: { address: '127.0.0.1', port: caller.port },
    });
    test.closeAfter(() => leg.close());
    const told = new Told(leg);
    leg.handOn('always');
    await caller.received(2);
    caller.say(leg.port, new Uint8Array(320).fill(0x20));
    expect(await heardFrom(told, 320)).toEqual(
      Array.from({ length: 320 }, () => g711.PCMU.decodeTable[0x20] ?? 0),
    );
  });

  it('goes over IPv6', async () => {
    const caller = await test.caller('::1');
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.play(1, tone(60), true);
    await told.until('segment-ended');
    expect(caller.packets.filter((packet) => !isSilent(packet))).toHaveLength(3);
  });
});
