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

const SUM_STEPS = 30_000_000;
const SUM_RUNS = 9;

/**
 * Ms of processor time that a fixed sum takes now, fastest and slowest of a few: what else runs on a
 * machine, or beside a virtual one, makes every number of processor time larger by as much or more.
 */
export function describeSpeed(): string {
  const runsMs = Array.from({ length: SUM_RUNS }, () => {
    const before = process.cpuUsage();
    let sum = 0;
    for (let i = 0; i < SUM_STEPS; i++) sum = (sum * 31 + i) | 0;
    const { user, system } = process.cpuUsage(before);
    return sum === 0 ? 0 : (user + system) / 1_000;
    // The first two are not compiled yet.
  }).slice(2);
  return `${Math.round(Math.min(...runsMs))} to ${Math.round(Math.max(...runsMs))} ms`;
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
