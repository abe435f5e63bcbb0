import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelsReport } from '@belldesk/contract/voice/models';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../src/eventually.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

let dataDir: string;
let registry: HttpDouble;
let platform: Platform | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-models-'));
  registry = new HttpDouble();
  registry.answer = (response) => void response.writeHead(503).end('{}');
  await registry.listen();
});
afterEach(async () => {
  await platform?.stop();
  await registry.close();
  await rm(dataDir, { recursive: true });
});

const start = async (env: Record<string, string>) => {
  const npm_config_registry = `http://127.0.0.1:${registry.port}/`;
  platform = await startPlatform({ dataDir, env: { npm_config_registry, ...env } });
  return platform;
};

async function askModels({ voiceUrl, voiceApiKey }: Platform) {
  const response = await fetch(`${voiceUrl}/models`, {
    headers: { authorization: `Bearer ${voiceApiKey}` },
  });
  return modelsReport.parse(await response.json());
}

test('where no model can be fetched it starts all the same, and says why once', async () => {
  const started = await start({ MODELS: 'english' });
  const told = /^Model meaning: The registry cannot be reached .* Calls go on without it\.$/gm;
  await eventually(async () => (told.test(started.output()) ? true : undefined));
  const { models } = await askModels(started);
  expect(models.find(({ name }) => name === 'meaning')?.state).toMatch(/failed|fetching/);
  expect(models.find(({ name }) => name === 'listen-all')?.state).toBe('missing');
  const asked = registry.heard.length;
  await eventually(async () => (registry.heard.length > asked ? true : undefined), 40_000);
  expect(started.output().match(told)).toHaveLength(1);
  const log = await readFile(join(dataDir, 'logs', 'voice.log'), 'utf8');
  expect(log.split('a model could not be fetched')).toHaveLength(2);
});

test('with MODELS=none nothing is asked for', async () => {
  const started = await start({ MODELS: 'none' });
  const { wanted, models } = await askModels(started);
  expect(wanted).toBe('none');
  expect(new Set(models.map(({ state }) => state))).toEqual(new Set(['missing']));
  await platform?.stop();
  platform = undefined;
  expect(registry.heard).toEqual([]);
});
