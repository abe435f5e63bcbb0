import { ManualClock } from '@belldesk/kit/clock';
import { describe, expect, it } from 'vitest';
import { startTick } from './tick.ts';

function ticking(clock: {
  monotonicMs(): number;
  after(delayMs: number, run: () => void): () => void;
}) {
  const due: number[] = [];
  let skipped = 0;
  const stop = startTick(clock, {
    tick: (_nowMs, dueMs) => due.push(dueMs),
    skipped(count) {
      skipped += count;
    },
  });
  return { due, skipped: () => skipped, stop };
}

describe('the tick', () => {
  it('keeps its grid though every timer fires late', () => {
    const clock = new ManualClock();
    const late = {
      monotonicMs: () => clock.monotonicMs(),
      after: (delayMs: number, run: () => void) => clock.after(delayMs + 1.3, run),
    };
    const { due } = ticking(late);
    clock.advance(1_000);
    expect(due.length).toBeGreaterThanOrEqual(199);
    expect(due.filter((atMs, i) => Math.abs(atMs - (i + 1) * 5) > 1e-6)).toEqual([]);
  });

  it('makes up for a short halt and leaves out a long one', () => {
    let wake = (): void => undefined;
    let nowMs = 0;
    const halting = {
      monotonicMs: () => nowMs,
      after(_delayMs: number, run: () => void) {
        wake = run;
        return () => undefined;
      },
    };
    const { due, skipped } = ticking(halting);
    nowMs = 50;
    wake();
    expect(due).toHaveLength(10);
    nowMs = 10_000;
    wake();
    expect(skipped()).toBe(1_989);
    expect(due.at(-1)).toBe(10_000);
  });

  it('stops', () => {
    const clock = new ManualClock();
    const { due, stop } = ticking(clock);
    clock.advance(20);
    stop();
    clock.advance(100);
    expect(due).toHaveLength(4);
  });
});
