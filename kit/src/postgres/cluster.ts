import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { Backoff, type BackoffLimits } from '../start/backoff.ts';
import { databaseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { databaseUser, initialiseCluster } from './initialise.ts';
import { clearLeftovers } from './leftover.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { keepReserve } from './reserve.ts';
import { makeSocketFolder } from './socketFolder.ts';

export interface ClusterOptions {
  /** Absolute folder of the cluster; the caller sees to it that only one process uses it. */
  readonly folder: string;
  readonly logFile: string;
  readonly logger: Logger;
  /** False for tests: fast, and lost in a power cut. */
  readonly durable?: boolean;
  readonly clock?: Clock;
  /** Told when something takes long enough for a person to wonder. */
  readonly onProgress?: (what: string) => void;
}

export interface Cluster {
  /** Address of a database in it, over the Unix socket. */
  url(database: string): string;
  /** Process id of the server that runs at this moment. */
  pid(): number;
  stop(): Promise<void>;
}

/** Never long: people wait for it. */
const restarts: BackoffLimits = { firstMs: 200, longestMs: 3_000, calmMs: 60_000 };

/**
 * Runs the embedded PostgreSQL: makes the cluster at the first start, ends what a killed parent
 * left, starts it again when it crashes. It listens on no network, only on a private Unix socket.
 * @throws Error in words for the operator
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, logger, durable = true, clock = systemClock } = options;
  if (process.platform === 'win32')
    throw new Error('On Windows set DATABASE_URL to a PostgreSQL of your own.');
  const account = await databaseAccount();
  const binaries = await findBinaries(
    account,
    account ? '/var/lib/belldesk' : join(folder, 'programs'),
  );
  await mkdir(folder, { recursive: true });
  await mkdir(dirname(options.logFile), { recursive: true });
  const mark = `belldesk-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await clearLeftovers(join(folder, 'data'), mark);
  const data = await initialiseCluster({ binaries, account, folder, durable });
  const socketFolder = await makeSocketFolder(account, folder);
  const url = (database: string) =>
    `postgresql://${databaseUser}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
  const postmaster: PostmasterOptions = {
    binaries,
    account,
    data,
    socketFolder,
    mark,
    logFile: options.logFile,
    url: url('postgres'),
    durable,
  };

  const backoff = new Backoff(restarts, clock);
  let running = await startPostmaster(postmaster);
  // What tests make holds nothing worth a reserve.
  const reserve = durable ? keepReserve({ path: join(folder, 'reserve'), logger }) : undefined;
  void reserve?.check();
  backoff.started();
  const stopping = new AbortController();
  const watching = keepRunning();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping.signal.aborted) return;
      const waitMs = backoff.crashed();
      logger.error({ waitMs }, 'PostgreSQL ended unexpectedly and is started again');
      const again = await restart(waitMs);
      if (!again) continue;
      running = again;
      backoff.started();
      if (stopping.signal.aborted) await running.stop();
    }
  }

  async function restart(waitMs: number): Promise<Postmaster | undefined> {
    await passed(waitMs);
    if (stopping.signal.aborted) return undefined;
    return clearLeftovers(data, mark)
      .then(() => reserve?.check())
      .then(() => startPostmaster(postmaster))
      .catch((err: unknown) => {
        if (!stopping.signal.aborted)
          logger.error({ err }, 'PostgreSQL could not be started again');
        return undefined;
      });
  }

  /** Or the stop, if that comes before. */
  async function passed(waitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(waitMs, resolve);
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    cancel();
  }

  return {
    url,
    pid: () => running.pid,
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
      await reserve?.stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
