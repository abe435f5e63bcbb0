import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeG711 } from '../../../audio/g711.ts';
import { mediaTest } from '../test/mediaTest.ts';
import { Told, tone } from '../test/told.ts';

const test = mediaTest(15_650, 15_669);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-recorded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Where one side of a file is loud, in ms from its start. */
async function loudIn(path: string, rateHz: number, side: 'caller' | 'assistant') {
  const file = await readFile(path);
  const loud: number[] = [];
  for (let at = 44 + (side === 'caller' ? 0 : 2); at < file.length; at += 4)
    if (Math.abs(file.readInt16LE(at)) > 2_000) loud.push((at - 44) / 4 / (rateHz / 1_000));
  return { fromMs: loud[0] ?? Number.NaN, toMs: loud.at(-1) ?? Number.NaN };
}

describe('a recorded call', () => {
  it('by telephone holds both sides on one time axis', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    const path = join(folder, 'phone.wav');
    const told = new Told(leg);
    leg.record(path);
    leg.play(1, tone(400), true);
    await told.until('segment-ended');
    // The caller answers in the moment the assistant has ended, and is answered at once.
    caller.say(leg.port, encodeG711('PCMU', new Int16Array(1_600).fill(9_000)));
    await caller.received(caller.packets.length + 15);
    leg.play(2, tone(200), true);
    await told.until('segment-ended', 2);
    const end = await leg.endRecording(true);
    expect(end).toMatchObject({ lostSeconds: 0, problem: null });
    const said = await loudIn(path, 8_000, 'caller');
    const heard = await loudIn(path, 8_000, 'assistant');
    const [first, second] = await told.until('segment-started', 2);
    const [ended] = await told.until('segment-ended');
    // As far apart in the file as the engine says that they were.
    const spanMs = heard.toMs - heard.fromMs;
    expect(Math.abs(spanMs - ((second?.atMs ?? 0) + 200 - (first?.atMs ?? 0)))).toBeLessThan(60);
    const answeredMs = said.toMs - heard.fromMs;
    expect(Math.abs(answeredMs - ((ended?.atMs ?? 0) - (first?.atMs ?? 0)))).toBeLessThan(120);
    expect(said.toMs - said.fromMs).toBeGreaterThan(150);
  });

  it('in a browser does not hold what was called back before it was played', async () => {
    const leg = await test
      .media()
      .openFrameLeg({ sampleRateHz: 16_000, send: () => undefined, onClear: () => undefined });
    test.closeAfter(() => leg.close());
    const path = join(folder, 'browser.wav');
    const told = new Told(leg);
    leg.record(path);
    leg.play(1, tone(2_000), true);
    await told.until('segment-started');
    const clock = await test.caller();
    await test.leg(clock);
    await clock.received(20);
    leg.receive(new Uint8Array(new Int16Array(320).fill(9_000).buffer));
    leg.clear();
    const [ended] = await told.until('segment-ended');
    await clock.received(clock.packets.length + 20);
    await leg.endRecording(true);
    const heard = await loudIn(path, 16_000, 'assistant');
    const said = await loudIn(path, 16_000, 'caller');
    expect(Math.abs(heard.toMs - heard.fromMs - (ended?.playedMs ?? 0))).toBeLessThan(60);
    expect(Math.abs(said.fromMs - heard.toMs)).toBeLessThan(60);
  });

  it('is gone when its caller does not want it, and a leg that records nothing has nothing to end', async () => {
    const leg = await test.leg(await test.caller());
    expect(await leg.endRecording(true)).toBeNull();
    const path = join(folder, 'refused.wav');
    leg.record(path);
    expect(await leg.endRecording(false)).toMatchObject({ problem: null });
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
