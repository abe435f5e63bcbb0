import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { InOrder } from './inOrder.ts';

const AFTER_MS = 500;

function written(clock: ManualClock) {
  const values: number[] = [];
  const done: (() => void)[] = [];
  const inOrder = new InOrder<number>(
    (value) => {
      values.push(value);
      return new Promise((resolve) => done.push(resolve));
    },
    clock,
    AFTER_MS,
  );
  const finish = async () => {
    done.shift()?.();
    await new Promise(setImmediate);
  };
  return { inOrder, values, finish };
}

test('nothing is written at once, and of what comes in quick succession only the last', () => {
  const clock = new ManualClock();
  const { inOrder, values } = written(clock);
  inOrder.offer(1);
  clock.advance(AFTER_MS - 1);
  inOrder.offer(2);
  expect(values).toEqual([]);
  clock.advance(1);
  expect(values).toEqual([2]);
});

test('one is written after the other', async () => {
  const clock = new ManualClock();
  const { inOrder, values, finish } = written(clock);
  inOrder.offer(1);
  clock.advance(AFTER_MS);
  inOrder.offer(2);
  clock.advance(10 * AFTER_MS);
  expect(values).toEqual([1]);
  await finish();
  clock.advance(AFTER_MS);
  expect(values).toEqual([1, 2]);
  await finish();
  inOrder.offer(3);
  clock.advance(AFTER_MS);
  expect(values).toEqual([1, 2, 3]);
});

test('what was dropped is not written, what comes after it is', () => {
  const clock = new ManualClock();
  const { inOrder, values } = written(clock);
  inOrder.offer(1);
  inOrder.drop();
  clock.advance(10 * AFTER_MS);
  expect(values).toEqual([]);
  inOrder.offer(2);
  clock.advance(AFTER_MS);
  expect(values).toEqual([2]);
});
