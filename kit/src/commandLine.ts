import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The words a living process was started with; empty when there is none of this number, or when
 * it has ended and nobody has fetched its end yet (a container's first process may never do so).
 */
export async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (words) => words.replaceAll('\0', ' ').trim(),
      () => '',
    );
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim().replace(/^<defunct>$/, ''),
    () => '',
  );
}
