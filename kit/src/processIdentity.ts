import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** A process told apart from a later one that got the same number. */
export const processIdentity = z.object({
  pid: z.int().positive(),
  /** When it started, in words that only this machine and boot understand. */
  started: z.string(),
});
export type ProcessIdentity = z.infer<typeof processIdentity>;

/** The identity of a living process, or undefined when there is none of this number. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  const started = process.platform === 'linux' ? await startedOnLinux(pid) : await startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process still lives. */
export async function isAlive(known: ProcessIdentity): Promise<boolean> {
  return (await identify(known.pid))?.started === known.started;
}

/** Field 22 of /proc/PID/stat (proc(5)), which counts from boot; so boot and container belong to it. */
async function startedOnLinux(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    const ticks = fields[19];
    if (state === 'Z' || state === 'X' || ticks === undefined) return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const space = await readlink('/proc/self/ns/pid').catch(() => '');
    return `${boot.trim()} ${space} ${ticks}`;
  } catch {
    return undefined;
  }
}

async function startedByPs(pid: number): Promise<string | undefined> {
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );
}
