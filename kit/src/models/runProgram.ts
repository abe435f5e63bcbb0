import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  /** The end of what it wrote to its standard error. */
  readonly said: string;
}

const KEPT_CHARACTERS = 2_000;
/** Calls come first: between what others do and nothing. */
const NICENESS = 10;

/**
 * Runs a program behind everything else that the machine does.
 * @param signal ends it
 * @returns null where it cannot be run at all, or was ended by the signal
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, cwd }: { readonly signal: AbortSignal; readonly cwd?: string },
): Promise<Ended | null> {
  const { promise, resolve } = Promise.withResolvers<Ended | null>();
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    ...(cwd === undefined ? {} : { cwd }),
    shell: process.platform === 'win32',
  });
  if (child.pid !== undefined) yieldToOthers(child.pid);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-KEPT_CHARACTERS);
  });
  child.once('error', () => resolve(null));
  child.once('close', (code) => resolve({ code, said: said.trim() }));
  return promise;
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system has no such thing.
  }
}
