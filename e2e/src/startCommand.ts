import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bareEnvironment, checkout } from './platform.ts';

export interface StartCommand {
  readonly child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Resolves with its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs what `npm start` runs, with these settings and no others. */
export function startCommand(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): StartCommand {
  const child = spawn('node', [join(checkout, 'scripts', 'start.mjs'), ...args], {
    cwd: checkout,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', (code) => resolve(code));
  return { child, ended, output: () => output };
}
