import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the numbers were measured on. */
export function describeMachine(): string[] {
  return [
    `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'of an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node.js ${process.version}, ${process.platform} ${process.arch}`,
    `${new Date().toISOString()}, load average before it began ${describeLoad()}`,
  ];
}

/** Load averages of 1, 5 and 15 minutes. */
export function describeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(', ');
}

/** The cores that a measured process and what drives it are kept to, so that they do not share one. */
export const cores = { driver: 0, measured: availableParallelism() - 1 } as const;

/** Keeps all threads of a process to one core. Returns whether the machine allows it: Linux with taskset. */
export function pin(pid: number, core: number): boolean {
  if (process.platform !== 'linux' || availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
