import { ManualClock } from '@belldesk/kit/clock';
import { expect, it } from 'vitest';
import { EventLoopLag } from './eventLoopLag.ts';

it('tells the lag of the last half second, what is overdue this moment included', () => {
  const clock = new ManualClock();
  let heldUpMs = 0;
  const lag = new EventLoopLag({
    nowMs: () => clock.nowMs(),
    monotonicMs: () => clock.monotonicMs() + heldUpMs,
    after: (delayMs, run) => clock.after(delayMs, run),
  });
  expect(lag.lagMs()).toBe(0);
  lag.start();
  clock.advance(1_000);
  expect(lag.lagMs()).toBe(0);
  // Something runs for 350 ms, and the timer that was due in 50 cannot.
  heldUpMs = 350;
  expect(lag.lagMs()).toBe(300);
  clock.advance(400);
  expect(lag.lagMs()).toBeGreaterThanOrEqual(300);
  clock.advance(600);
  expect(lag.lagMs()).toBe(0);
  lag.stop();
  expect(clock.pendingCount).toBe(0);
});
