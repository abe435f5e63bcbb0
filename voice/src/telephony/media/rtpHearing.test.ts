import { describe, expect, it } from 'vitest';
import { decodeG711, encodeG711, g711 } from '../../audio/g711.ts';
import { Downsampler } from '../../audio/resampler.ts';
import { seededNoise } from '../../audio/seededNoise.ts';
import { mediaTest } from './test/mediaTest.ts';
import { spokenText } from './test/spokenText.ts';
import { heardFrom, Told } from './test/told.ts';

const test = mediaTest(15_240, 15_269);

describe('what the leg hears', () => {
  it('is every key once', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    [1, 1, 0, 11].forEach((event, index) => {
      const timestamp = 5_000 + index * 2_000;
      // The first press lost its beginning.
      for (let i = index === 0 ? 3 : 0; i < 6; i++) {
        const payload = Uint8Array.of(event, i >= 3 ? 0x8a : 0x0a, 0, 160 + i);
        caller.send(leg.port, payload, 101, i === 0, timestamp);
      }
    });
    await told.until('digit', 4);
    await test.media().stats();
    expect((await told.until('digit')).map(({ digit }) => digit).join('')).toBe('110#');
  });

  it('is the caller’s audio whole, in order, at 8 kHz', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.handOn('always');
    const random = seededNoise(3);
    const said = encodeG711(
      'PCMU',
      Int16Array.from({ length: 3_200 }, () => random() * 8_000),
    );
    caller.say(leg.port, said);
    expect(await heardFrom(told, said.length)).toEqual([...decodeG711('PCMU', said)]);
  });

  it('is a sentence: when it began and ended, and its audio', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.handOn('speech');
    const said = encodeG711(
      'PCMU',
      new Downsampler().process(await spokenText('Do you have a table for two?')),
    );
    const packets = Math.ceil(said.length / 160);
    // In real time: the leg's own packets beat the time.
    for (let i = 0; i < 20 + packets + 30; i++) {
      const at = (i - 20) * 160;
      const frame = new Uint8Array(160).fill(0xff);
      if (at >= 0 && at < said.length) frame.set(said.subarray(at, at + 160));
      caller.say(leg.port, frame);
      await caller.received(i + 1);
    }
    const [stopped] = await told.until('speech-stopped');
    const [started] = await told.until('speech-started');
    const spokenMs = (stopped?.atMs ?? 0) - (started?.atMs ?? 0);
    expect(spokenMs).toBeGreaterThan(said.length / 8 - 900);
    expect(spokenMs).toBeLessThan(said.length / 8 + 200);
    const audio = await told.until('caller-audio');
    expect(audio.reduce((sum, { pcm }) => sum + pcm.length, 0) / 8).toBeGreaterThan(spokenMs + 400);
  });

  it('ends the caller’s speech when the packets just stop', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    const said = encodeG711(
      'PCMU',
      new Downsampler().process(await spokenText('Hello hello hello hello')),
    );
    for (let at = 0, i = 1; at < said.length * 0.7; at += 160, i++) {
      caller.say(leg.port, said.subarray(at, at + 160));
      await caller.received(i);
    }
    await told.until('speech-stopped');
    expect(told.events.map(({ type }) => type)).toEqual(['speech-started', 'speech-stopped']);
  });

  it('is not disturbed by garbage, strangers and packets cut short', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const told = new Told(leg);
    leg.handOn('always');
    const random = seededNoise(5);
    const before = await test.media().stats();
    for (let i = 0; i < 300; i++) {
      const garbage = Uint8Array.from(
        { length: Math.floor((random() + 1) * 90) },
        () => (random() + 1) * 128,
      );
      // Not RTP of version 2 with a payload type of the call.
      if (garbage.length > 1) garbage[1] = 0x33;
      caller.socket.send(garbage, leg.port, '127.0.0.1');
    }
    caller.say(leg.port, new Uint8Array(320).fill(0x20));
    const value = g711.PCMU.decodeTable[0x20] ?? 0;
    expect([...(await heardFrom(told, 320))]).toEqual(Array.from({ length: 320 }, () => value));
    const after = await test.media().stats();
    expect(after.packetsRefused - before.packetsRefused).toBe(300);
    expect(after.packetsReceived - before.packetsReceived).toBe(2);
  });

  it('is missed when nothing comes for five seconds', async () => {
    const caller = await test.caller();
    const told = new Told(await test.leg(caller));
    const [stalled] = await told.until('stalled');
    expect(stalled?.silentMs).toBeGreaterThanOrEqual(5_000);
    expect(stalled?.silentMs).toBeLessThan(5_500);
  });
});
