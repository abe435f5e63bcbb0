// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRedirect, type RedirectRequest } from '../../session/bus.ts';
import { redirectAfterReset } from './afterReset.ts';

const heard = vi.fn<(request: RedirectRequest) => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  stop = onRedirect(heard);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('leads to the sign-in page after three seconds, not before', () => {
  redirectAfterReset();
  vi.advanceTimersByTime(2_999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard.mock.calls).toEqual([[{ path: '/sign-in', reason: 'password-reset' }]]);
});

it('leads nowhere once it was ended', () => {
  redirectAfterReset()();
  vi.advanceTimersByTime(60_000);
  expect(heard).not.toHaveBeenCalled();
});
