import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { commandAs, folderName } from './command.ts';

export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly data: string;
  readonly socketFolder: string;
  /** Name of the cluster, by which a leftover is known. */
  readonly mark: string;
  readonly logFile: string;
  /** Database that must answer before it counts as started. */
  readonly url: string;
  readonly durable: boolean;
}

export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, in whatever way. */
  readonly ended: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is kept. */
  stop(): Promise<void>;
}

const startDeadlineMs = 120_000;
const pollMs = 15;
const fastShutdownMs = 20_000;

/**
 * Starts PostgreSQL on a cluster and waits until it answers.
 * @throws Error with the end of its log when it does not come up
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { account, data, socketFolder, mark } = options;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    cluster_name: mark,
    log_timezone: 'UTC',
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const command = await commandAs(account, data, options.binaries.postgres, [
    '-D',
    folderName(account, data),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = await open(options.logFile, 'a', 0o600);
  const child = spawn(command.file, command.args, {
    ...command.options,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = endOf(child);
  await log.close();
  await answers(options.url, child);
  if (child.pid === undefined || hasEnded(child))
    throw new Error(`PostgreSQL did not start.\n${await tail(options.logFile)}`);
  return { pid: child.pid, ended, stop: () => stop(child, ended) };
}

function endOf(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  return promise;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Waits until the database answers, the process ends or the deadline passes. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let waitedMs = 0; waitedMs < startDeadlineMs; waitedMs += pollMs) {
    if (hasEnded(child) || (await canConnect(url))) return;
    await delay(pollMs);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not answer within ${startDeadlineMs / 1_000} s`);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // Refused while it starts; the next attempt tells.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), fastShutdownMs);
  await ended;
  clearTimeout(impatient);
}

async function tail(logFile: string): Promise<string> {
  return (await readFile(logFile, 'utf8')).split('\n').slice(-15).join('\n');
}
