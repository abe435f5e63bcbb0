import { type Clock, systemClock } from './clock.ts';
import type { Logger } from './logger.ts';

/** What a lifecycle needs of `process`. */
export interface HostProcess {
  on(event: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect', listener: () => void): unknown;
  /** Only in a process that was forked. */
  send?:
    | ((
        message: object,
        handle: undefined,
        options: undefined,
        callback: (error: Error | null) => void,
      ) => unknown)
    | undefined;
  /** Whether the parent of one that was forked is still there. */
  readonly connected?: boolean;
  exit(code: number): void;
}

export interface LifecycleOptions {
  /** How long one part may take to stop before the next is stopped. */
  readonly deadlineMs?: number;
  readonly clock?: Clock;
  readonly host?: HostProcess;
  /** Runs at the moment it begins to stop, before any part does. */
  readonly onStopping?: () => void;
}

export interface Lifecycle {
  /**
   * Registers what stops a part. Parts are stopped one after the other, the last one first; one
   * that comes when the others are stopping already is stopped after them.
   */
  onStop(name: string, stop: () => Promise<void> | void): void;
  /** Stops every part once; later calls wait for the same stop. Never rejects. */
  stop(reason: string): Promise<void>;
  /** The process serves: says so to the parent, with details that the parent may need. */
  markReady(details?: Readonly<Record<string, unknown>>): void;
  /** True between markReady and stop. */
  isReady(): boolean;
  isStopping(): boolean;
}

const usualDeadlineMs = 10_000;
/** Ctrl-C reaches a process from the terminal and once more through its parent. */
const sameSignalMs = 1_000;

/**
 * Starts and ends a process in order. SIGINT, SIGTERM, SIGHUP and the death of the parent (the
 * fork channel closes) stop it and end it with code 0, or 1 when a part failed to stop; a second
 * signal, more than a second later, ends it at once.
 */
export function createLifecycle(logger: Logger, options: LifecycleOptions = {}): Lifecycle {
  const { deadlineMs = usualDeadlineMs, clock = systemClock, host = process } = options;
  const parts: { readonly name: string; readonly stop: () => Promise<void> | void }[] = [];
  let ready = false;
  let failed = false;
  let stopping: Promise<void> | undefined;
  let stoppingSinceMs = 0;

  async function stopAll(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) {
      const problem = await settle(part.stop, deadlineMs, clock);
      if (problem === undefined) continue;
      failed = true;
      logger.error({ stopped: part.name, err: problem }, 'A part did not stop as it should');
    }
  }

  function stop(reason: string): Promise<void> {
    ready = false;
    if (!stopping) {
      stoppingSinceMs = clock.monotonicMs();
      logger.info({ reason }, 'Stopping');
      options.onStopping?.();
      stopping = stopAll();
    }
    return stopping;
  }

  function onSignal(signal: string): void {
    if (!stopping) end(signal);
    else if (clock.monotonicMs() - stoppingSinceMs > sameSignalMs) host.exit(1);
  }

  function end(reason: string): void {
    void stop(reason).then(() => host.exit(failed ? 1 : 0));
  }

  const listeners = [
    ['SIGINT', () => onSignal('SIGINT')],
    ['SIGTERM', () => onSignal('SIGTERM')],
    ['SIGHUP', () => onSignal('SIGHUP')],
    ['disconnect', () => end('the parent is gone')],
  ] as const;
  for (const [event, listener] of listeners) host.on(event, listener);

  // It went before anybody listened.
  if (host.send && host.connected === false) end('the parent is gone');

  return {
    onStop(name, stopPart) {
      parts.push({ name, stop: stopPart });
      // Those there are being stopped one by one; this one is the next, or else comes after all.
      if (stopping) stopping = stopping.then(stopAll);
    },
    stop,
    markReady(details = {}) {
      if (stopping) return;
      ready = true;
      // That the parent is gone is told by 'disconnect'; without a callback it would be an error that nobody hears.
      host.send?.({ type: 'ready', ...details }, undefined, undefined, () => {});
    },
    isReady: () => ready,
    isStopping: () => stopping !== undefined,
  };
}

/** Runs a part's stop; the answer is what went wrong, if anything did. */
async function settle(
  stop: () => Promise<void> | void,
  deadlineMs: number,
  clock: Clock,
): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>();
  const cancel = clock.after(deadlineMs, () =>
    resolve(new Error(`Not stopped within ${deadlineMs} ms`)),
  );
  void (async () => stop())().then(
    () => resolve(undefined),
    (error: unknown) => resolve(error instanceof Error ? error : new Error(String(error))),
  );
  const problem = await promise;
  cancel();
  return problem;
}
