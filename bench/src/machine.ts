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

function fixedSum(): number {
  let sum = 0;
  for (let i = 0; i < SUM_STEPS; i++) sum = (Math.imul(sum, 31) + i) | 0;
  return sum;
}

/**
 * Ms of processor time that a fixed sum takes now, fastest and slowest of a few, to compare machines by.
 * It stays in the registers: what others do to the caches it does not show.
 */
export function describeSpeed(): string {
  const runsMs: number[] = [];
  for (let run = 0; run < SUM_RUNS; run++) {
    const before = process.cpuUsage();
    fixedSum();
    const { user, system } = process.cpuUsage(before);
    runsMs.push((user + system) / 1_000);
  }
  // The first ones were not compiled yet.
  runsMs.splice(0, 2);
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
