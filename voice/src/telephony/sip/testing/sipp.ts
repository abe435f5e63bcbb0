import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of a scenario in e2e/sipp. */
export function scenario(name: string): string {
  return fileURLToPath(new URL(`../../../../../e2e/sipp/${name}`, import.meta.url));
}

export interface SippResult {
  /** 0 when every call went as written. */
  readonly exitCode: number;
  /** Its last statistics, and what it found wrong. */
  readonly output: string;
}

/** Runs sipp in a directory of its own. @param args beside `-nostdin` and a time limit of 30 s */
export async function runSipp(args: readonly string[]): Promise<SippResult> {
  const directory = await mkdtemp(join(tmpdir(), 'belldesk-sipp-'));
  try {
    return await new Promise((resolve, reject) => {
      const all = ['-nostdin', '-timeout', '30s', '-timeout_error', ...args];
      const child = execFile('sipp', all, { cwd: directory }, (error, stdout, stderr) => {
        if (error && child.exitCode === null) reject(error);
        else
          resolve({ exitCode: child.exitCode ?? 0, output: `${stdout.slice(-2_000)}\n${stderr}` });
      });
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
