/** Ms until a broken watch is opened again: doubled each time up to the most. */
export const reconnectDefaults = { firstMs: 1_000, mostMs: 30_000 } as const;

interface WatchOptions<T> {
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<T>>;
  /**
   * What changed; null where anything may have, as the watch is open, be it for the first time: what was read before
   * does not have what changed until then.
   */
  readonly onChange: (change: T | null) => void;
  /** Resolves after `ms`, or at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Watches what tells of its changes until aborted, through every broken connection. Never rejects. */
export async function watchChanges<T>({
  open,
  onChange,
  wait,
  signal,
}: WatchOptions<T>): Promise<void> {
  let pauseMs: number = reconnectDefaults.firstMs;
  while (!signal.aborted) {
    try {
      const changes = await open(signal);
      onChange(null);
      for await (const change of changes) {
        pauseMs = reconnectDefaults.firstMs;
        onChange(change);
      }
    } catch {
      // A broken watch is no news for the reader: the list still stands, and the watch is reopened.
    }
    if (signal.aborted) return;
    await wait(pauseMs, signal);
    pauseMs = Math.min(reconnectDefaults.mostMs, pauseMs * 2);
  }
}

/** `wait` of the browser. */
export function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
