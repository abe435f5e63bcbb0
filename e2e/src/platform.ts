import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '@belldesk/kit/settings';
import { z } from 'zod';
import { freeSettings } from './freePorts.ts';

export interface Platform {
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  readonly sipPort: number;
  /** Address of the voice platform's API, without a slash at its end. */
  readonly voiceUrl: string;
  readonly voiceApiKey: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Stops it as Ctrl-C does; a folder that was made for it is removed. */
  stop(): Promise<void>;
  /** kill -9 of the process that all others were started by. */
  killParent(): Promise<void>;
  /** What it has written to the terminal so far. */
  output(): string;
}

export interface PlatformOptions {
  /** Settings (README) beside those that keep it apart from others: ports and folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder to go on with, from an earlier platform; it is kept. */
  readonly dataDir?: string;
}

export const checkout = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const readyDeadlineMs = 90_000;

const readyMessage = z.looseObject({ type: z.literal('ready'), databaseUrl: z.string() });

/**
 * Starts the whole product on free ports, in a new folder, with no keys and nothing of the
 * caller's settings. The site must be built (`npm test` and `npm start` see to it).
 * @throws Error with what it wrote when it does not become ready
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'belldesk-e2e-')));
  const env: Record<string, string> = {
    ...bareEnvironment(),
    ...(await freeSettings()),
    DATA_DIR: dataDir,
    MODELS_DIR: join(dataDir, 'models'),
    // All test callers come from one address.
    MAX_CALLS_PER_SOURCE: '100',
    // Plans are tried, too, and everyone comes from one address.
    TEST_CHECKOUT: 'true',
    MAX_SIGN_UPS_PER_HOUR: '10000',
    MAX_SIGN_UPS_PER_DAY: '10000',
    ...options.env,
  };
  const child = fork(join(checkout, 'kit', 'src', 'start', 'main.ts'), [], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = endOf(child);
  const databaseUrl = await untilReady(child, ended, () => output);
  return {
    url: `http://localhost:${env.PORT}`,
    sipPort: Number(env.SIP_PORT),
    voiceUrl: `http://127.0.0.1:${env.VOICE_PORT}`,
    voiceApiKey:
      env.VOICE_API_KEY || (await readFile(join(dataDir, 'voice-api-key'), 'utf8')).trim(),
    dataDir,
    databaseUrl,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
    async killParent() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * What programs need of the environment; every setting is empty, so that .env does not count. Models are neither fetched
 * nor found: those beside the checkout would make a test another one on each machine.
 */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
  return {
    ...unset,
    MODELS: 'none',
    MODELS_DIR: join(checkout, '.cache', 'no-models'),
    PATH,
    HOME,
    NODE_COMPILE_CACHE: join(checkout, '.cache', 'compiled'),
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', (code) => resolve(code));
  return promise;
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<number | null>,
  output: () => string,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    child.kill('SIGINT');
    reject(new Error(`Not ready within ${readyDeadlineMs} ms:\n${output()}`));
  }, readyDeadlineMs);
  child.on('message', (message) => {
    const ready = readyMessage.safeParse(message);
    if (ready.success) resolve(ready.data.databaseUrl);
  });
  void ended.then((code) => reject(new Error(`Ended with ${code}:\n${output()}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
