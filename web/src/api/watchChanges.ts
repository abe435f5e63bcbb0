/** Ms until a broken watch is opened again: doubled each time up to the most. */
export const reconnectDefaults = { firstMs: 1_000, mostMs: 30_000 } as const;

interface WatchOptions {
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>;
  /**
   * Something may have changed: an event came, or the watch is open, be it for the first time: what was read before
   * does not have what changed until then.
   */
  readonly onChange: () => void;
  /** Resolves after `ms`, or at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Watches what tells of its changes until aborted, through every broken connection. Never rejects. */
export async function watchChanges({ open, onChange, wait, signal }: WatchOptions): Promise<void> {
  let pauseMs: number = reconnectDefaults.firstMs;
  while (!signal.aborted) {
    try {
      const changes = await open(signal);
      onChange();
      for await (const _change of changes) {
        pauseMs = reconnectDefaults.firstMs;
        onChange();
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
