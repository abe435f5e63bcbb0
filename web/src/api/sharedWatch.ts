import { waitMs, watchChanges } from './watchChanges.ts';

interface SharedWatch<T> {
  /** Of what is watched; the same in every tab. */
  readonly name: string;
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<T>>;
  /** What changed; null where anything may have. */
  readonly onChange: (change: T | null) => void;
  readonly signal: AbortSignal;
}

/** Where no tab can watch for the others, each looks so often. */
const LOOK_EVERY_MS = 15_000;

/**
 * Watches what tells of its changes until aborted, in one tab for all of them: a browser opens six connections to a
 * host (HTTP/1.1), and each watch holds one for as long as it lasts. Browsers know locks only where the connection
 * is safe; elsewhere nothing is watched, and what is shown is read again now and then.
 */
export function watchShared<T>({ name, open, onChange, signal }: SharedWatch<T>): void {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<T | null>) => onChange(data);
  signal.addEventListener('abort', () => tabs.close(), { once: true });
  const watch = () =>
    watchChanges({
      signal,
      wait: waitMs,
      open,
      onChange: (change) => {
        onChange(change);
        if (!signal.aborted) tabs.postMessage(change);
      },
    });
  const watching =
    'locks' in navigator
      ? watchAlone(name, { watch, signal })
      : lookNowAndThen(() => onChange(null), signal);
  // Given up while another tab watches.
  watching.catch(() => {});
}

async function watchAlone(
  name: string,
  { watch, signal }: Pick<SharedWatch<unknown>, 'signal'> & { watch(): Promise<void> },
): Promise<void> {
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await watch();
    return lock !== null;
  });
  if (isFirst) return;
  // The tab that watched until now may have gone some time ago: the watch tells so when it is open.
  await navigator.locks.request(name, { signal }, watch);
}

async function lookNowAndThen(onChange: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await waitMs(LOOK_EVERY_MS, signal);
    if (!signal.aborted && document.visibilityState === 'visible') onChange();
  }
}
