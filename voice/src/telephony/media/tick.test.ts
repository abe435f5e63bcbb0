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

  it.each([6, 40])('lets messages come between though each tick takes %i ms', (tickMs) => {
    // An event loop as Node has it: timers that are due, then one message that waits, a turn each.
    let nowMs = 0;
    let timer: { dueMs: number; run: () => void } | null = null;
    let skipped = 0;
    const served: number[] = [];
    let lastDueMs = 0;
    const stop = startTick(
      {
        monotonicMs: () => nowMs,
        after(delayMs, run) {
          timer = { dueMs: nowMs + Math.max(1, delayMs), run };
          return () => {
            timer = null;
          };
        },
      },
      {
        tick(_nowMs, dueMs) {
          if (nowMs > 10_000) throw new Error('no message came between in 10 s');
          lastDueMs = dueMs;
          nowMs += tickMs;
        },
        skipped(count) {
          skipped += count;
        },
      },
    );
    while (served.length < 100) {
      const { dueMs, run } = timer as unknown as { dueMs: number; run: () => void };
      nowMs = Math.max(nowMs, dueMs);
      run();
      served.push(nowMs);
    }
    stop();
    expect(timer).toBeNull();
    const gaps = served.slice(1).map((atMs, i) => atMs - (served[i] as number));
    // A turn, its last tick, and the shortest timer of the system.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10 + tickMs + 1);
    expect(skipped).toBeGreaterThan(0);
    expect(nowMs - lastDueMs).toBeLessThanOrEqual(200 + 2 * (10 + tickMs));
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
