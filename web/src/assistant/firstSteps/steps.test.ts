import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const nothing = { described: false, tested: false, published: false, called: false };
const open = (progress: Partial<typeof nothing>) =>
  stepsOf({ ...nothing, ...progress })
    .filter(({ isOpen }) => isOpen)
    .map(({ id }) => id);

it('shows what comes next, and only that', () => {
  expect(open({})).toEqual(['describe']);
  expect(open({ described: true })).toEqual(['test']);
  expect(open({ described: true, tested: true })).toEqual(['publish']);
  expect(open({ described: true, published: true })).toEqual(['test']);
});

it('forwarding and calling are done together', () => {
  expect(open({ described: true, tested: true, published: true })).toEqual(['forward', 'call']);
  expect(open({ described: true, tested: true, published: true, called: true })).toEqual([]);
});
