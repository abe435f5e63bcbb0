import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts, freeSettings } from '../src/freePorts.ts';
import { startPlatform } from '../src/platform.ts';
import { startCommand } from '../src/startCommand.ts';

/** What the person who starts it must mend. */
const wrongUse = 2;

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

async function settings(): Promise<Record<string, string>> {
  return { ...(await freeSettings()), DATA_DIR: dataDir };
}

test('a second start on the same folder is refused, and the first goes on', async () => {
  const first = await startPlatform({ dataDir });
  const second = startCommand(await settings());
  expect(await second.ended).toBe(wrongUse);
  expect(second.output()).toContain(`Belldesk already runs on ${dataDir} (process `);
  expect(second.output()).toContain('set DATA_DIR, PORT, VOICE_PORT, SIP_PORT and RTP_PORTS');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.stop();
});

test('two copies with settings of their own run side by side', async () => {
  const [one, two] = await Promise.all([startPlatform(), startPlatform()]);
  for (const { url, voiceUrl } of [one, two]) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${voiceUrl}/readyz`)).status).toBe(200);
  }
  expect(one.voiceApiKey).not.toBe(two.voiceApiKey);
  await one.stop();
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  await two.stop();
});

test('every wrong setting is named, with what would be right, and no secret is shown', async () => {
  const start = startCommand({
    ...(await settings()),
    SIP_PORT: '70000',
    RTP_PORTS: '20000',
    PUBLIC_URL: 'desk.example.com',
    TRANSCRIBER: 'ears',
    DATABASE_URL: 'mysql://root:hunter2@localhost/x',
  });
  expect(await start.ended).toBe(wrongUse);
  const lines = start.output().trim().split('\n');
  expect(lines).toEqual([
    'PUBLIC_URL must be the address people open in a browser, such as https://desk.example.com (it is "desk.example.com").',
    'DATABASE_URL must be a PostgreSQL address, such as postgresql://user:password@host/belldesk.',
    'SIP_PORT must be a port number from 1 to 65535 (it is "70000").',
    'RTP_PORTS must be two ports from 1024 to 65535, the lower first, such as 20000-29999 (it is "20000").',
    'TRANSCRIBER must be auto, deepgram, pocketsphinx or none (it is "ears").',
  ]);
});

test('a port in use is told by the name of its setting', async () => {
  const env = await settings();
  const other = await listen(Number(env.PORT));
  const start = startCommand(env);
  expect(await start.ended).toBe(wrongUse);
  expect(start.output().trim()).toBe(
    `Port ${env.PORT} is in use by another program: set PORT to a free one.`,
  );
  other.close();
});

test('a database that cannot be reached is told, without its password', async () => {
  const [nowhere] = await freePorts(1);
  const start = startCommand({
    ...(await settings()),
    DATABASE_URL: `postgresql://desk:hunter2@127.0.0.1:${nowhere}/desk`,
  });
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('The database of DATABASE_URL cannot be reached');
  expect(start.output()).not.toContain('hunter2');
});

test('an unknown role, and a role apart without a shared database, are refused', async () => {
  const unknown = startCommand(await settings(), ['--only', 'kitchen']);
  expect(await unknown.ended).toBe(wrongUse);
  expect(unknown.output()).toContain('--only server|voice|worker');
  const apart = startCommand(await settings(), ['--only', 'server']);
  expect(await apart.ended).toBe(wrongUse);
  expect(apart.output()).toContain('--only server needs DATABASE_URL');
});

async function listen(port: number): Promise<Server> {
  const { promise, resolve } = Promise.withResolvers<Server>();
  const server = createServer();
  server.listen(port, () => resolve(server));
  return promise;
}
