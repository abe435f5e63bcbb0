import { type ChildProcess, fork } from 'node:child_process';
import { z } from 'zod';
import { type Clock, systemClock } from '../clock.ts';
import { Backoff, type BackoffLimits } from './backoff.ts';
import type { LogFolder } from './logFile.ts';

export interface ChildOptions {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logs: LogFolder;
  readonly readyDeadlineMs?: number;
  readonly stopDeadlineMs?: number;
  readonly backoff?: BackoffLimits;
  readonly clock?: Clock;
  readonly onStarted?: (pid: number) => void;
  /** It ended though nobody asked it to, and is started again after `waitMs`. */
  readonly onCrash?: (how: string, waitMs: number) => void;
}

export interface Child {
  readonly name: string;
  /**
   * Resolves when it has said for the first time that it is ready; rejects with the end of its log
   * when its first start fails or takes too long.
   */
  readonly ready: Promise<void>;
  pid(): number | undefined;
  /** Ends it and starts it anew, as after a change of its code. */
  restart(): Promise<void>;
  /** SIGTERM, and SIGKILL when it does not end in time. */
  stop(): Promise<void>;
}

const readyMessage = z.looseObject({ type: z.literal('ready') });
const usualReadyDeadlineMs = 60_000;
const usualStopDeadlineMs = 30_000;
const usualBackoff: BackoffLimits = { firstMs: 300, longestMs: 10_000, calmMs: 60_000 };

/**
 * Runs one of our programs as a process of its own and starts it again when it ends unasked.
 * Its output goes to its log.
 */
export function startChild(options: ChildOptions): Child {
  const { clock = systemClock } = options;
  const backoff = new Backoff(options.backoff ?? usualBackoff, clock);
  let stopping = false;
  let isUp = false;
  let cancelRestart = () => {};
  let current = start();

  function start(): ChildProcess {
    backoff.started();
    const child = options.logs.withFile(options.name, (log) =>
      fork(options.path, [...options.args], {
        cwd: options.cwd,
        env: options.env,
        // Ctrl-C goes to us alone; we stop our programs in order.
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
      }),
    );
    if (child.pid !== undefined) options.onStarted?.(child.pid);
    child.once('exit', (code, signal) => {
      if (!stopping && current === child && isUp) onCrash(signal ?? `code ${code}`);
    });
    return child;
  }

  function onCrash(how: string): void {
    const waitMs = backoff.crashed();
    options.onCrash?.(how, waitMs);
    cancelRestart = clock.after(waitMs, () => {
      current = start();
    });
  }

  const ready = untilReady(current, options).then(() => {
    isUp = true;
  });

  return {
    name: options.name,
    ready,
    pid: () => current.pid,
    async restart() {
      const old = current;
      isUp = false;
      cancelRestart();
      await end(old, options.stopDeadlineMs ?? usualStopDeadlineMs);
      if (stopping) return;
      isUp = true;
      current = start();
    },
    async stop() {
      stopping = true;
      cancelRestart();
      await end(current, options.stopDeadlineMs ?? usualStopDeadlineMs);
    },
  };
}

async function untilReady(child: ChildProcess, options: ChildOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const deadlineMs = options.readyDeadlineMs ?? usualReadyDeadlineMs;
  const timer = setTimeout(
    () => resolve(`was not ready within ${deadlineMs / 1_000} s`),
    deadlineMs,
  );
  child.on('message', (message) => {
    if (readyMessage.safeParse(message).success) resolve(undefined);
  });
  child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`));
  child.once('error', (error) => resolve(error.message));
  const problem = await promise;
  clearTimeout(timer);
  if (problem === undefined) return;
  await end(child, options.stopDeadlineMs ?? usualStopDeadlineMs);
  throw new Error(
    `The program "${options.name}" ${problem}. The end of ${options.logs.path(options.name)}:\n${await options.logs.tail(options.name)}`,
  );
}

async function end(child: ChildProcess, deadlineMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  await promise;
  clearTimeout(timer);
}
