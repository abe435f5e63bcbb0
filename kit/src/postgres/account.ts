import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root, which PostgreSQL refuses to run as. */
export interface Account {
  readonly user: string;
  readonly uid: number;
  readonly gid: number;
}

/** Users that systems have for this purpose, the better one first. initdb needs one with a name. */
const candidates = ['belldesk', 'postgres', '_postgres', 'nobody'] as const;

/** Who PostgreSQL must run as; undefined means as ourselves. */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  for (const user of candidates) {
    const line = accounts.split('\n').find((entry) => entry.startsWith(`${user}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (Number(uid) > 0) return { user, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and none of these users exists: ${candidates.join(', ')}`,
  );
}

let setpriv: Promise<boolean> | undefined;

/** Whether setpriv(1) of util-linux is here, with --pdeathsig, which busybox lacks. */
export function hasSetpriv(): Promise<boolean> {
  setpriv ??= run('setpriv', ['--pdeathsig', 'INT', 'true']).then(
    () => true,
    () => false,
  );
  return setpriv;
}
