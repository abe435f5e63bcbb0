import type { Clock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { jobLimits } from '@belldesk/kit/database/limits';
import type { Logger } from '@belldesk/kit/logger';
import { type Job, PgBoss } from 'pg-boss';
import type { Database } from '../db/client.ts';
import { describeError } from '../describeError.ts';
import type { PgListener } from '../events/pgListener.ts';
import { forPgBoss } from './queries.ts';
import {
  type JobHandlers,
  mayTakeSeconds,
  OUTBOX_CHANNEL,
  type QueueName,
  queues,
} from './queues.ts';
import { relayOutbox } from './relay.ts';
import { runEach } from './runEach.ts';

const SWEEP_MS = 15_000;
const POLLING_SECONDS = 2;
const STOP_TIMEOUT_MS = 8_000;
const CONNECTIONS = 3;
/** About three days, from ten seconds to six hours between tries. */
const RETRIES = { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 21_600 };
const MAY_TAKE_SECONDS = 15 * 60;
export const HOUSEKEEPING = 'housekeeping';
const PLATFORM_WATCH = 'self-test-watch';

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly listener: PgListener;
  readonly handlers: JobHandlers;
  /** What is to be done once a day. */
  readonly dailies: readonly (() => Promise<void>)[];
  /** Look, every few minutes, how the voice platform fares. */
  readonly watches: readonly (() => Promise<void>)[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Runs the jobs, by pg-boss in the same database. Rows of the outbox become jobs as soon as their
 * transaction tells of them, and by a sweep for those whose telling was missed.
 * @returns stops taking jobs and waits for those that run
 */
export async function startWorker(options: WorkerOptions): Promise<() => Promise<void>> {
  const { handlers, logger } = options;
  // A pool of ours and not of the library, so that one rule holds for every connection that breaks.
  const pool = createPool(options.databaseUrl, 'belldesk-server-jobs', CONNECTIONS, {
    limits: jobLimits,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) =>
    logger.warn({ problem: describeError(error) }, 'the job queue met an error'),
  );
  await boss.start();
  const workers = new Map<string, string>();
  for (const name of Object.keys(queues) as QueueName[]) {
    const expireInSeconds = mayTakeSeconds[name] ?? MAY_TAKE_SECONDS;
    await boss.createQueue(name, { ...RETRIES, expireInSeconds });
    workers.set(
      name,
      await work(boss, name, handlers, logger, () => boss.notifyWorker(workers.get(name) ?? '')),
    );
  }
  await boss.createQueue(HOUSEKEEPING);
  await boss.schedule(HOUSEKEEPING, '17 3 * * *');
  await boss.work(HOUSEKEEPING, () => keepHouse(options));
  await boss.createQueue(PLATFORM_WATCH, { retryLimit: 0 });
  await boss.schedule(PLATFORM_WATCH, '*/5 * * * *');
  await boss.work(PLATFORM_WATCH, async () => {
    // No alarm of its own: it is looked again in five minutes.
    const what = 'what is looked at every few minutes could not be';
    await runEach(options.watches, logger, what);
  });
  const stopRelay = keepRelaying(options, boss, workers);
  return async () => {
    await stopRelay();
    await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    await pool.end();
  };
}

/** @throws Error with the first failure as its cause, when all was tried; the job is tried again */
async function keepHouse({ dailies, logger }: WorkerOptions): Promise<void> {
  const what = 'what is done once a day could not be';
  const [failure] = await runEach(dailies, logger, what);
  if (failure !== undefined) throw new Error(what, { cause: failure });
}

/** @param lookAgain fetch at once: a notice wakes the worker for one job only, and several may have come by then */
function work<Q extends QueueName>(
  boss: PgBoss,
  name: Q,
  handlers: JobHandlers,
  logger: Logger,
  lookAgain: () => void,
) {
  return boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs: Job[]) => {
    for (const job of jobs) {
      try {
        const payload = queues[name].parse(job.data) as Parameters<JobHandlers[Q]>[0];
        await handlers[name](payload as never, job.id);
      } catch (cause) {
        logger.warn({ job: name, jobId: job.id, problem: describeError(cause) }, 'a job failed');
        throw cause;
      } finally {
        lookAgain();
      }
    }
  });
}

/** Relays at once what was told of meanwhile, one run at a time. */
function keepRelaying(
  { db, listener, clock, logger }: WorkerOptions,
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  let cancelSweep = () => {};
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      const given = await relayOutbox(db, async (tx, { id, queue, payload }) => {
        await boss.send(queue, payload, { id, db: forPgBoss(tx) });
      });
      for (const queue of given) {
        const worker = workers.get(queue);
        if (worker) boss.notifyWorker(worker);
      }
    } while (again && !stopped);
  }

  function relay(): void {
    if (stopped) return;
    again = true;
    running ??= run()
      .catch((cause: unknown) => {
        logger.warn({ problem: describeError(cause) }, 'the outbox waits for the next sweep');
      })
      .finally(() => {
        running = null;
      });
  }

  function sweep(): void {
    relay();
    cancelSweep = clock.after(SWEEP_MS, sweep);
  }

  const unsubscribe = listener.on(OUTBOX_CHANNEL, relay);
  listener.onReconnect(relay);
  sweep();
  return async () => {
    stopped = true;
    unsubscribe();
    cancelSweep();
    await running;
  };
}
