import { expect, test } from 'vitest';
import { InOrder } from './inOrder.ts';

test('values are written one after the other, and of those that wait only the last', async () => {
  const written: number[] = [];
  const done: (() => void)[] = [];
  const inOrder = new InOrder<number>((value) => {
    written.push(value);
    return new Promise((resolve) => done.push(resolve));
  });
  for (const value of [1, 2, 3]) inOrder.offer(value);
  expect(written).toEqual([1]);
  done[0]?.();
  await Promise.resolve();
  expect(written).toEqual([1, 3]);
  inOrder.offer(4);
  expect(written).toEqual([1, 3]);
  done[1]?.();
  await Promise.resolve();
  expect(written).toEqual([1, 3, 4]);
  done[2]?.();
  await Promise.resolve();
  inOrder.offer(5);
  expect(written).toEqual([1, 3, 4, 5]);
});
