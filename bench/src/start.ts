import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeSettings } from '@belldesk/e2e/freePorts';
import { bareEnvironment, checkout } from '@belldesk/e2e/platform';
import { atMost, type BenchRow } from './row.ts';

/**
 * From `npm start` to ready, on an empty folder (database made, everything migrated) and again on
 * the same one. The checkout is prepared already: npm run bench has seen to it.
 */
export async function benchStart(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'belldesk-bench-'));
  try {
    const env = { ...bareEnvironment(), ...(await freeSettings()), DATA_DIR: dataDir };
    return [
      { what: 'start on an empty folder', value: await readyAfterMs(env), unit: 'ms' },
      { what: 'second start', value: await readyAfterMs(env), unit: 'ms', hold: atMost(3_000) },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readyAfterMs(env: Record<string, string>): Promise<number> {
  const sinceMs = performance.now();
  const child = spawn('node', [join(checkout, 'scripts', 'start.mjs')], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('Belldesk is ready')) resolve(performance.now() - sinceMs);
  });
  child.once('exit', (code) => {
    end();
    reject(new Error(`npm start ended with ${code}\n${said}`));
  });
  const readyMs = await ready;
  child.kill('SIGINT');
  await ended;
  return Math.round(readyMs);
}
