// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchShared } from './sharedWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('holds no connection where no tab can watch for the others, and reads again now and then', async () => {
  vi.stubGlobal('navigator', {});
  const abort = new AbortController();
  const open = vi.fn<() => Promise<AsyncIterable<unknown>>>();
  const onChange = vi.fn<() => void>();
  watchShared({ name: 'test-watch', open, onChange, signal: abort.signal });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onChange).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  abort.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
});
