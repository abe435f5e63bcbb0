import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { WindowCounter } from './windowCounter.ts';

test('so many pass in a window, each for itself, and it is told when the next will', () => {
  const clock = new ManualClock(5_000);
  const counter = new WindowCounter({ clock, max: 2, windowMs: 60_000 });
  expect([counter.count('a'), counter.count('a'), counter.count('b')]).toEqual([null, null, null]);
  expect(counter.count('a')).toBe(60);
  clock.advance(59_001);
  expect([counter.count('a'), counter.count('b')]).toEqual([1, null]);
  clock.advance(999);
  expect(counter.count('a')).toBeNull();
});

test('what is over is forgotten, and the oldest where too many come', () => {
  const clock = new ManualClock();
  const counter = new WindowCounter({ clock, max: 1, windowMs: 1_000 });
  counter.count('first');
  for (let each = 0; each < 20_000; each += 1) counter.count(`other ${each}`);
  expect(counter.count('first')).toBeNull();
  expect(counter.count('other 19999')).toBe(1);
});
