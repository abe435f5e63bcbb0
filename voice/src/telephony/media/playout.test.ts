import { describe, expect, it } from 'vitest';
import { Playout } from './playout.ts';

const FRAME = 160;

function playing() {
  const told: string[] = [];
  const playout = new Playout(FRAME, 8, 0xff, {
    segmentStarted: (id, atMs) => told.push(`${id} started ${atMs}`),
    segmentEnded: (id, playedMs, complete, atMs) =>
      told.push(`${id} ${complete ? 'whole' : 'cut'} ${playedMs} at ${atMs}`),
  });
  let slotMs = 0;
  const target = new Uint8Array(FRAME);
  /** One slot: what was sent before is heard now, the next frame is sent. */
  const slot = (): number[] | null => {
    playout.settle(slotMs, slotMs);
    const taken = playout.take(target, 0, slotMs, slotMs + 20);
    slotMs += 20;
    return taken ? [...target] : null;
  };
  return { playout, told, slot, nowMs: () => slotMs };
}

function samples(count: number, value: number): Uint8Array {
  return new Uint8Array(count).fill(value);
}

describe('playout', () => {
  it('plays segments one after the other and says when each was heard', () => {
    const { playout, told, slot } = playing();
    playout.append(1, samples(320, 1), true, 0);
    playout.append(2, samples(160, 2), true, 0);
    expect([slot()?.[0], slot()?.[0], slot()?.[0], slot()]).toEqual([1, 1, 2, null]);
    expect(told).toEqual(['1 started 0', '1 whole 40 at 40', '2 started 40', '2 whole 20 at 60']);
  });

  it('joins the pieces of a segment without a seam and pads only its end', () => {
    const { playout, slot } = playing();
    playout.append(1, samples(100, 1), false, 0);
    expect(slot()).toBeNull();
    playout.append(1, samples(100, 2), true, 0);
    expect(slot()).toEqual([...samples(100, 1), ...samples(60, 2)]);
    expect(slot()).toEqual([...samples(40, 2), ...samples(120, 0xff)]);
  });

  it('keeps the order of the first pieces', () => {
    const { playout, slot } = playing();
    playout.append(1, samples(160, 1), false, 0);
    playout.append(2, samples(160, 2), true, 0);
    expect(slot()?.[0]).toBe(1);
    expect(slot()).toBeNull();
    playout.append(1, samples(160, 1), true, 0);
    expect([slot()?.[0], slot()?.[0]]).toEqual([1, 2]);
  });

  it('says how much was heard of what is cut, frames on the wire included', () => {
    const { playout, told, slot, nowMs } = playing();
    playout.append(1, samples(1_600, 1), true, 0);
    playout.append(2, samples(160, 2), true, 0);
    slot();
    slot();
    slot();
    playout.clear(false, nowMs());
    expect(told).toEqual(['1 started 0', '1 cut 60 at 60', '2 cut 0 at 60']);
    expect(slot()).toBeNull();
  });

  it('counts as whole a segment whose last frame was already on the wire', () => {
    const { playout, told, slot, nowMs } = playing();
    playout.append(1, samples(160, 1), true, 0);
    slot();
    playout.clear(false, nowMs());
    expect(told.at(-1)).toBe('1 whole 20 at 20');
  });

  it('does not count what a player drops as well', () => {
    const { playout, told, nowMs } = playing();
    playout.append(1, samples(1_600, 1), true, 0);
    const target = new Uint8Array(FRAME);
    for (let endMs = 20; endMs <= 80; endMs += 20) playout.take(target, 0, 0, endMs);
    playout.settle(40, 40);
    expect(playout.clear(true, nowMs())).toBe(2);
    expect(told.at(-1)).toBe('1 cut 40 at 0');
  });

  it('drops the rest of a segment that was cut before its end came', () => {
    const { playout, slot, nowMs } = playing();
    playout.append(1, samples(320, 1), false, 0);
    slot();
    playout.clear(false, nowMs());
    playout.append(1, samples(320, 1), false, 0);
    playout.append(1, samples(320, 1), true, 0);
    expect(slot()).toBeNull();
    playout.append(1, samples(160, 9), true, 0);
    expect(slot()?.[0]).toBe(9);
  });

  it('holds while paused and loses nothing', () => {
    const { playout, slot } = playing();
    playout.append(
      1,
      Uint8Array.from({ length: 320 }, (_, i) => i >> 1),
      true,
      0,
    );
    const first = slot();
    playout.paused = true;
    expect([slot(), slot()]).toEqual([null, null]);
    playout.paused = false;
    expect([...(first ?? []), ...(slot() ?? [])]).toEqual(
      Array.from({ length: 320 }, (_, i) => i >> 1),
    );
  });

  it('ends a segment that turns out to be empty, and one whose close comes late', () => {
    const { playout, told, slot } = playing();
    playout.append(1, samples(0, 0), true, 5);
    expect(told).toEqual(['1 whole 0 at 5']);
    playout.append(2, samples(160, 2), false, 5);
    slot();
    slot();
    playout.append(2, samples(0, 0), true, 47);
    expect(told.at(-1)).toBe('2 whole 20 at 47');
  });
});
