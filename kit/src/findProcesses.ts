import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Numbers of the living processes whose command line holds all these words. One that has ended but
 * whose end nobody has fetched yet (a container's first process may never do so) has none.
 */
export async function findProcesses(words: readonly string[]): Promise<number[]> {
  const lines = process.platform === 'linux' ? await linesOnLinux() : await linesByPs();
  return lines
    .filter(({ line }) => words.every((word) => line.includes(word)))
    .map(({ pid }) => pid);
}

interface ProcessLine {
  readonly pid: number;
  readonly line: string;
}

/** /proc/PID/cmdline, which everyone may read (proc(5)). */
async function linesOnLinux(): Promise<ProcessLine[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(name), line: line.replaceAll('\0', ' ') };
    }),
  );
}

async function linesByPs(): Promise<ProcessLine[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command=']);
  return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), line }));
}
