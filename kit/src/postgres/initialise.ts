import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError } from '../fileError.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { commandAs, folderName } from './command.ts';

/** Name of the database's superuser. The socket's folder is private, so it has no password. */
export const databaseUser = 'belldesk';

const draftPrefix = 'initialising-';

export interface InitialiseOptions {
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  /** Absolute; the cluster comes to lie in `data` below it. */
  readonly folder: string;
  /** False for tests: nothing is forced to the disk. */
  readonly durable: boolean;
}

/**
 * Makes an empty cluster in `folder`/data unless one is there. It is made under another name and
 * renamed, because an interrupted initdb leaves what looks like a cluster.
 * @returns the path of the cluster
 * @throws Error in words for the operator: another major version, or initdb failed
 */
export async function initialiseCluster(options: InitialiseOptions): Promise<string> {
  const { binaries, account, folder } = options;
  const data = join(folder, 'data');
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const version = await versionOf(data);
  if (version === binaries.majorVersion) return data;
  if (version !== undefined)
    throw new Error(
      `${data} was made by PostgreSQL ${version}, this one is ${binaries.majorVersion}: start the earlier release of Belldesk and move the data with pg_dump.`,
    );
  for (const name of await readdir(folder))
    if (name.startsWith(draftPrefix)) await rm(join(folder, name), { recursive: true });
  const draft = await mkdtemp(join(folder, draftPrefix));
  if (account) await chown(draft, account.uid, account.gid);
  await runInitdb(options, draft);
  await rename(draft, data);
  return data;
}

async function versionOf(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function runInitdb(options: InitialiseOptions, draft: string): Promise<void> {
  const { binaries, account, durable } = options;
  const command = await commandAs(account, draft, binaries.initdb, [
    `--pgdata=${folderName(account, draft)}`,
    `--username=${databaseUser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(command.file, command.args, {
    ...command.options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', reject);
  child.once('close', (code) => {
    if (code === 0) resolve();
    else
      reject(
        new Error(`The database could not be initialised (initdb ended with ${code}).\n${said}`),
      );
  });
  await promise;
}
