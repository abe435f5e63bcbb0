import type { SpawnOptions } from 'node:child_process';
import { type Account, hasSetpriv } from './account.ts';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

/**
 * How a program of PostgreSQL is run: as the account, in `folder`, with nothing of our environment,
 * and ended with SIGINT (fast shutdown) when we die, where the system can do that.
 */
export async function commandAs(
  account: Account | undefined,
  folder: string,
  file: string,
  args: readonly string[],
): Promise<Command> {
  const options: SpawnOptions = {
    cwd: folder,
    // Ctrl-C reaches the whole process group; the database must outlive those who still write.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
  if (await hasSetpriv()) {
    const identity = account
      ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
      : [];
    return {
      file: 'setpriv',
      args: [...identity, '--pdeathsig', 'INT', file, ...args],
      options,
    };
  }
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return { file, args, options: { ...options, ...identity } };
}

/**
 * The name under which a program run by commandAs finds its folder. Another user may be unable to
 * walk there (a checkout below /root), and on Linux this name needs no walk: proc(5).
 */
export function folderName(account: Account | undefined, folder: string): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
