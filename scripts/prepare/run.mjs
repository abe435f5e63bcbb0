import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './paths.mjs';

/**
 * Runs a program in the checkout, with `node` first on its PATH where one is given.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ node?: string, show?: boolean, env?: Record<string, string> }} [options] show: its
 *   output goes to the terminal as it comes
 * @returns {Promise<{ code: number, output: string }>} what it wrote, when it was not shown
 */
export function run(file, args, options = {}) {
  const path = options.node
    ? dirname(options.node) + delimiter + process.env.PATH
    : process.env.PATH;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const endings = endTogether(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      endings.abort();
      resolve({ code: code ?? 1, output: output + endedBy(signal) });
    });
  });
}

/** Who ends us ends what we run, and waits for it. */
function endTogether(child) {
  const endings = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const end = () => {
      child.kill(signal);
      child.once('close', () => process.exit(1));
    };
    process.on(signal, end);
    endings.signal.addEventListener('abort', () => process.off(signal, end));
  }
  return endings;
}

function endedBy(signal) {
  return signal ? `\nended by ${signal}\n` : '';
}

/** As run, and a failure is an error that holds what the program wrote. */
export async function mustRun(file, args, options = {}) {
  const { code, output } = await run(file, args, options);
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}\n${output}`);
}
