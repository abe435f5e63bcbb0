import type { Clock } from '@belldesk/kit/clock';

/** What came of waiting. */
export type Outcome<T> =
  | { readonly type: 'came'; readonly value: T }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'late' }
  | { readonly type: 'aborted' };

/**
 * Waits for `promise`, but not longer than `ms` and not after `signal` is aborted. Never rejects, and
 * leaves neither a timer nor a listener behind; what comes too late is dropped.
 */
export function within<T>(
  promise: Promise<T>,
  options: { readonly clock: Clock; readonly ms: number; readonly signal: AbortSignal },
): Promise<Outcome<T>> {
  const { clock, ms, signal } = options;
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<T>) => {
      cancel();
      signal.removeEventListener('abort', aborted);
      resolve(outcome);
    };
    const aborted = () => settle({ type: 'aborted' });
    const cancel = clock.after(ms, () => settle({ type: 'late' }));
    signal.addEventListener('abort', aborted);
    if (signal.aborted) aborted();
    promise.then(
      (value) => settle({ type: 'came', value }),
      (error: unknown) => settle({ type: 'failed', error }),
    );
  });
}
