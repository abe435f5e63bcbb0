import { ManualClock } from '@belldesk/kit/clock';
import { describe, expect, it } from 'vitest';
import { Inbox, type LegMessage } from './inbox.ts';

/** An inbox whose messages take their time on a clock told by hand. */
function working(costMs: (message: LegMessage) => number) {
  const clock = new ManualClock();
  let workedMs = 0;
  const handled: { message: LegMessage; atMs: number }[] = [];
  const time = {
    nowMs: () => clock.nowMs() + workedMs,
    monotonicMs: () => clock.monotonicMs() + workedMs,
    after: (delayMs: number, run: () => void) => clock.after(delayMs, run),
  };
  const inbox = new Inbox(time, (message) => {
    handled.push({ message, atMs: time.monotonicMs() });
    workedMs += costMs(message);
  });
  return { clock, inbox, handled, workedMs: () => workedMs };
}

const open = (leg: number): LegMessage => ({ type: 'open-frames', leg });
const clear = (leg: number): LegMessage => ({ type: 'clear', leg });
const play = (leg: number, samples: number, last = true): LegMessage => ({
  type: 'play',
  leg,
  segmentId: 7,
  pcm: Int16Array.from({ length: samples }, (_, i) => i),
  last,
});

describe('the inbox of the media thread', () => {
  it('hands on what comes at once while there is time', () => {
    const { inbox, handled, clock } = working(() => 0.1);
    for (let leg = 0; leg < 10; leg++) inbox.push(open(leg));
    expect(handled).toHaveLength(10);
    expect(clock.pendingCount).toBe(0);
  });

  it('takes no more than its share of the time for a burst, and all of it in the end', () => {
    const { inbox, handled, clock, workedMs } = working(() => 0.4);
    for (let leg = 0; leg < 500; leg++) inbox.push(open(leg));
    expect(workedMs()).toBeLessThan(2.5);
    const mostAtOnceMs = Array.from({ length: 200 }, () => {
      const beforeMs = workedMs();
      clock.advance(5);
      return workedMs() - beforeMs;
    });
    // Two windows at most begin within 5 ms: work moves this clock on, but not its timers.
    expect(Math.max(...mostAtOnceMs)).toBeLessThan(5);
    expect(handled).toHaveLength(500);
    expect(clock.pendingCount).toBe(0);
  });

  it('handles one at least in each turn, however long it takes', () => {
    const { inbox, handled, clock } = working(() => 30);
    for (let leg = 0; leg < 5; leg++) inbox.push(open(leg));
    clock.advance(25);
    expect(handled).toHaveLength(5);
  });

  it('lets a live call’s word wait for one of each other leg, not for their backlog', () => {
    const { inbox, handled, clock } = working(() => 0.4);
    for (let leg = 0; leg < 20; leg++) {
      inbox.push(open(leg));
      inbox.push(play(leg, 160_000));
    }
    inbox.push(clear(99));
    clock.advance(10_000);
    const place = handled.findIndex(({ message }) => message.type === 'clear');
    expect(handled).toHaveLength(20 * 11 + 1);
    expect(place).toBeLessThanOrEqual(20 + 5);
  });

  it('keeps the order of a leg, and speech whole though it is cut', () => {
    const { inbox, handled, clock } = working(() => 1);
    inbox.push(open(1));
    inbox.push(play(1, 40_000, true));
    inbox.push(play(1, 0, true));
    inbox.push(clear(1));
    clock.advance(1_000);
    const types = handled.map(({ message }) => message.type);
    expect(types).toEqual(['open-frames', 'play', 'play', 'play', 'play', 'clear']);
    const plays = handled.flatMap(({ message }) => (message.type === 'play' ? [message] : []));
    expect(plays.map(({ last }) => last)).toEqual([false, false, true, true]);
    expect(plays.flatMap(({ pcm }) => [...pcm])).toEqual([
      ...Int16Array.from({ length: 40_000 }, (_, i) => i),
    ]);
  });

  it('handles all that waits when the thread ends', () => {
    const { inbox, handled, clock } = working(() => 1);
    for (let leg = 0; leg < 50; leg++) inbox.push(open(leg));
    inbox.drain();
    expect(handled).toHaveLength(50);
    expect(clock.pendingCount).toBe(0);
  });
});
