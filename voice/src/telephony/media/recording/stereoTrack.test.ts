import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordingEnd, ToWriter } from './protocol.ts';
import { StereoTrack } from './stereoTrack.ts';
import { Tape } from './tape.ts';
import { TapeFiles } from './tapeFiles.ts';

const FRAME = 160;
let folder: string;
let ends: RecordingEnd[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belldesk-tape-'));
  ends = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A track whose tape writes at once; `pendingBytes` is what already waits for the disk. */
function begin(options: { path?: string; maxPendingBytes?: number } = {}) {
  const { path = join(folder, 'recordings', 'call.wav'), maxPendingBytes } = options;
  const files = new TapeFiles(({ end }) => ends.push(end));
  const pending = new SharedArrayBuffer(4);
  const port = {
    postMessage: (message: ToWriter) => {
      if (message.type !== 'finish') files.handle(message);
    },
  };
  const tape = new Tape({ port, pending }, 1, path, 8_000, maxPendingBytes);
  return { path, track: new StereoTrack(tape, 8_000), pending: new Int32Array(pending) };
}

const frameOf = (value: number): Int16Array => new Int16Array(FRAME).fill(value);

/** The first sample of each slot of both sides. */
function slotsOf(path: string): { caller: number[]; assistant: number[] } {
  const file = readFileSync(path);
  const slots = (file.length - 44) / (FRAME * 4);
  const side = (offset: number) =>
    Array.from({ length: slots }, (_, n) => file.readInt16LE(44 + n * FRAME * 4 + offset));
  return { caller: side(0), assistant: side(2) };
}

describe('a recording of both sides', () => {
  it('holds every frame of both in its slot, over the edges of chunks', () => {
    const { track, path } = begin();
    for (let slot = 1; slot <= 260; slot++) {
      track.pass(1);
      track.caller(frameOf(slot), 0);
      track.assistant(frameOf(-slot), 0);
    }
    track.pass(1);
    track.end(true);
    const { caller, assistant } = slotsOf(path);
    const expected = Array.from({ length: 261 }, (_, n) => n);
    expect(caller).toEqual(expected);
    expect(assistant).toEqual(expected.map((value) => (value === 0 ? 0 : -value)));
    expect(ends).toEqual([{ seconds: 5.22, lostSeconds: 0, problem: null }]);
  });

  it('is a WAV file of the right length, which only its owner may read', () => {
    const { track, path } = begin();
    track.pass(100);
    track.end(true);
    const file = readFileSync(path);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([
      2, 8_000, 16,
    ]);
    expect(file.readUInt32LE(40)).toBe(100 * FRAME * 4);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'recordings')).mode & 0o777).toBe(0o700);
  });

  it('puts late frames of the caller where they were said, and keeps their order under jitter', () => {
    const { track, path } = begin();
    track.pass(10);
    for (let late = 5; late >= 0; late--) track.caller(frameOf(10 - late), late * 20 + 4);
    for (let slot = 11; slot <= 20; slot++) {
      track.pass(1);
      track.caller(frameOf(slot), slot % 2 === 0 ? 18 : 2);
    }
    track.pass(5);
    track.end(true);
    const { caller } = slotsOf(path);
    expect(caller.slice(5, 21)).toEqual(Array.from({ length: 16 }, (_, n) => n + 5));
    expect(caller.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves silence where nothing came, and where the machine stood still', () => {
    const { track, path } = begin();
    track.pass(1);
    track.caller(frameOf(7), 0);
    track.pass(30);
    track.caller(frameOf(8), 0);
    track.pass(1);
    track.end(true);
    const { caller } = slotsOf(path);
    expect(caller.flatMap((value, slot) => (value === 0 ? [] : [[slot, value]]))).toEqual([
      [1, 7],
      [31, 8],
    ]);
  });

  it('drops of the assistant what a browser had been sent and did not play', () => {
    const { track, path } = begin();
    for (let slot = 1; slot <= 10; slot++) {
      track.pass(1);
      track.assistant(frameOf(slot), 160);
    }
    track.recall();
    track.pass(1);
    track.assistant(frameOf(99), 160);
    track.pass(20);
    track.end(true);
    const { assistant } = slotsOf(path);
    // The first was to be heard 8 slots after it was sent; the present was slot 10.
    expect(assistant.slice(8, 12)).toEqual([0, 1, 2, 0]);
    expect(assistant.flatMap((value, slot) => (value === 99 ? [slot] : []))).toEqual([19]);
  });

  it('is deleted when it is not to be kept', () => {
    const { track, path } = begin();
    track.pass(200);
    expect(statSync(path).size).toBeGreaterThan(44);
    track.end(false);
    expect(() => statSync(path)).toThrow('ENOENT');
    expect(ends[0]?.problem).toBeNull();
  });

  it('loses chunks as silence when the disk is behind, says how much, and goes on', () => {
    const { track, path, pending } = begin({ maxPendingBytes: 50_000 });
    const slot = (value: number) => {
      track.pass(1);
      track.caller(frameOf(value), 0);
    };
    for (let n = 0; n < 62; n++) slot(1);
    // The disk stands still while the second chunk comes, and works again for the third.
    pending[0] = 40_000;
    for (let n = 0; n < 50; n++) slot(2);
    pending[0] = 0;
    for (let n = 0; n < 50; n++) slot(3);
    track.pass(1);
    track.end(true);
    const { caller } = slotsOf(path);
    expect(caller.slice(50, 100).every((value) => value === 0)).toBe(true);
    expect([caller[49], caller[100], caller.at(-2)]).toEqual([1, 2, 3]);
    expect(ends).toEqual([{ seconds: 3.26, lostSeconds: 1, problem: null }]);
  });

  it('says why it could not be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const { track } = begin({ path: join(folder, 'file', 'call.wav') });
    track.pass(100);
    track.end(true);
    expect(ends[0]?.problem).toMatch(/^E[A-Z]+$/);
  });
});
