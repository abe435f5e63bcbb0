import { describe, expect, it } from 'vitest';
import { mediaTest } from './test/mediaTest.ts';
import { heardFrom, Told, tone } from './test/told.ts';
import { createMediaWorker } from './worker.ts';

const test = mediaTest(15_280, 15_299);

describe('a browser call', () => {
  it('gets its frames at most 60 ms early and hears the caller', async () => {
    const frames: { bytes: number; atMs: number }[] = [];
    let cleared = 0;
    const leg = await test.media().openFrameLeg({
      sampleRateHz: 16_000,
      send: (frame) => frames.push({ bytes: frame.length, atMs: performance.now() }),
      onClear: () => cleared++,
    });
    test.closeAfter(() => leg.close());
    const told = new Told(leg);
    // From when it is asked for: on a busy machine the first frame itself may come late.
    const startMs = performance.now();
    leg.play(1, tone(600), true);
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 600, complete: true });
    expect(frames.map(({ bytes }) => bytes)).toEqual(Array.from({ length: 30 }, () => 640));
    const earliest = Math.min(...frames.map(({ atMs }, i) => atMs - startMs - i * 20));
    expect(earliest).toBeGreaterThan(-75);

    leg.play(2, tone(2_000), true);
    await told.until('segment-started', 2);
    leg.clear();
    const ends = await told.until('segment-ended', 2);
    expect(ends[1]?.complete).toBe(false);
    expect(ends[1]?.playedMs).toBeLessThan(400);
    expect(cleared).toBe(1);

    leg.handOn('always');
    const said = tone(40);
    const whole = new Uint8Array(said.buffer);
    // An odd place in a larger buffer, as a WebSocket may give it.
    const shifted = new Uint8Array(641);
    shifted.set(whole.subarray(0, 640), 1);
    leg.receive(shifted.subarray(1));
    leg.receive(whole.subarray(640));
    expect(await heardFrom(told, said.length - 1)).toEqual([...said.subarray(1)]);
    expect(() => leg.receive(new Uint8Array(639))).toThrow(
      expect.objectContaining({ code: 'bad-input' }),
    );
  });

  it('counts as heard only what the browser says it has played', async () => {
    const leg = await test
      .media()
      .openFrameLeg({ sampleRateHz: 16_000, send: () => undefined, onClear: () => undefined });
    test.closeAfter(() => leg.close());
    const clock = await test.caller();
    await test.leg(clock);
    const told = new Told(leg);
    leg.play(1, tone(3_000), true);
    await told.until('segment-started');
    const startMs = performance.now();
    // A browser that is 250 ms behind, and says so ten times a second.
    const playedMs = (): number => Math.max(0, performance.now() - startMs - 250);
    for (let i = 0; i < 8; i++) {
      await clock.received(clock.packets.length + 5);
      leg.reportPlayed(playedMs());
    }
    const heardMs = playedMs();
    leg.clear();
    const [end] = await told.until('segment-ended');
    expect(Math.abs((end?.playedMs ?? 0) - heardMs)).toBeLessThanOrEqual(45);
  });
});

describe('the worker', () => {
  it('refuses when no port is free, and has them back after', async () => {
    const small = await createMediaWorker({
      rtpPorts: { first: 15_271, last: 15_275 },
      onFailure(error) {
        throw error;
      },
    });
    const caller = await test.caller();
    const open = () =>
      small.openRtpLeg({
        localAddress: '127.0.0.1',
        codec: 'PCMU',
        payloadType: 0,
        telephoneEventPayloadType: null,
        remote: { address: '127.0.0.1', port: caller.port },
      });
    const legs = [await open(), await open()];
    expect(legs.map(({ port }) => port)).toEqual([15_272, 15_274]);
    await expect(open()).rejects.toMatchObject({ code: 'busy' });
    legs[0]?.close();
    expect((await open()).port).toBe(15_272);
    await small.close();
    await expect(open()).rejects.toMatchObject({ code: 'internal' });
  });

  it('refuses addresses that are none', async () => {
    const options = { codec: 'PCMU', payloadType: 0, telephoneEventPayloadType: null } as const;
    const remote = { address: 'host.example', port: 4_000 };
    await expect(
      test.media().openRtpLeg({ ...options, localAddress: '127.0.0.1', remote }),
    ).rejects.toMatchObject({
      code: 'bad-input',
    });
    const wrongPort = { address: '127.0.0.1', port: 70_000 };
    await expect(
      test.media().openRtpLeg({ ...options, localAddress: '127.0.0.1', remote: wrongPort }),
    ).rejects.toMatchObject({
      code: 'bad-input',
    });
    const elsewhere = test
      .media()
      .openRtpLeg({ ...options, localAddress: '192.0.2.1', remote: null });
    await expect(elsewhere).rejects.toMatchObject({ code: 'bad-input' });
  });
});
