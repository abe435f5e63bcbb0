import { type ChildProcess, spawn } from 'node:child_process';
import { bareEnvironment, checkout } from './platform.ts';

export interface NpmStart {
  /** npm itself, which leads a process group of its own. */
  readonly npm: ChildProcess;
  readonly pid: number;
  /** What it has written so far. */
  output(): string;
  /** Resolves when npm has ended, which may be before what it started. */
  readonly ended: Promise<void>;
}

/** Runs `npm start` itself, with these settings and no others. */
export function npmStart(env: Readonly<Record<string, string>>): NpmStart {
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (npm.pid === undefined) throw new Error('npm could not be started');
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  npm.stdout.on('data', keep);
  npm.stderr.on('data', keep);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  npm.once('exit', () => resolve());
  return { npm, pid: npm.pid, ended, output: () => output };
}
