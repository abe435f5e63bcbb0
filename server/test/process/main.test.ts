import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { withFolder } from '../support/site.ts';
import { VoiceApiDouble } from '../support/voiceApiDouble.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const FIRST_PORT = 15_510;
/** A start is a whole process: on a machine with other work it takes its time. */
const START_TIMEOUT_MS = 90_000;

let database: TestDatabase;
let voice: VoiceApiDouble;
let port = FIRST_PORT;
const children: ChildProcess[] = [];

beforeAll(async () => {
  // Not migrated: that is the first thing main does.
  database = await createTestDatabase(async () => {});
  voice = await new VoiceApiDouble().start();
});
afterAll(async () => {
  await voice.stop();
  await database.drop();
});
afterEach(() => {
  port += 1;
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it wrote on standard error so far. */
  readonly said: () => string;
}

function run(dataDir: string, args: string[] = []): Running {
  const child = fork(MAIN, args, {
    execPath: process.execPath,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      VOICE_URL: voice.url,
      LOG_LEVEL: 'warn',
    },
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, url: `http://127.0.0.1:${port}`, said: () => said };
}

async function ready(running: Running): Promise<Running> {
  const exit = once(running.child, 'exit').then(() => {
    throw new Error(`ended before it was ready: ${running.said()}`);
  });
  const [message] = (await Promise.race([once(running.child, 'message'), exit])) as [unknown];
  expect(message).toMatchObject({ type: 'ready' });
  return running;
}

it('starts, serves, and ends in order though a browser is watching', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  await withFolder(async (dataDir) => {
    await writeFile(join(dataDir, 'voice-api-key'), `${voice.key}\n`);
    const { child, url } = await ready(run(dataDir));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'secret-1' }),
    });
    expect(signUp.status).toBe(200);
    const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const watching = await fetch(`${url}/rpc/changes/watch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ json: { topics: ['calls'] } }),
    });
    for (const name of ['auth-secret', 'webhook-secret']) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
    }
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    // Ended, not torn: a connection cut off while it streams would reject here.
    expect(await watching.text()).toMatch(/^event: done$/m);

    const again = await ready(run(dataDir));
    const session = await fetch(`${again.url}/api/account/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { email: 'ada@example.com' } });
  });
});

it('a worker opens no port', { timeout: START_TIMEOUT_MS }, async () => {
  await withFolder(async (dataDir) => {
    const { url } = await ready(run(dataDir, ['--role', 'worker']));
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

it('a port that is taken is named', { timeout: START_TIMEOUT_MS }, async () => {
  await withFolder(async (dataDir) => {
    const other = createServer().listen(port, '::');
    await once(other, 'listening');
    const running = run(dataDir);
    const [code] = (await once(running.child, 'exit')) as [number];
    other.close();
    expect(code).toBe(1);
    expect(running.said()).toContain(`PORT ${port} is used by another program`);
  });
});
