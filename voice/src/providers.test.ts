import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock, systemClock } from '@belldesk/kit/clock';
import { loadConfig } from '@belldesk/kit/config';
import { createLogger } from '@belldesk/kit/logger';
import { expect, test } from 'vitest';
import { createRuleBasedAgent } from './dialogue/agent/agent.ts';
import {
  chooseModel,
  chooseTranscriber,
  remoteModels,
  remoteTranscribers,
  remoteVoices,
} from './providers.ts';
import { ProviderBoard } from './rungs/board.ts';
import { listenWith } from './speech/testing/transcriberConformance.ts';

const keys = { ELEVENLABS_API_KEY: 'e', OPENAI_SPEECH_MODEL: 'tts-1', DEEPGRAM_API_KEY: 'd' };
const namesOf = (chosen: readonly { provider: { name: string }; card: { name: string } }[]) =>
  chosen.map(({ provider, card }) => {
    // The board finds a rung by the name that its ladder tells.
    expect(card.name).toBe(provider.name);
    return provider.name;
  });

test.each([
  [{}, []],
  [{ OPENAI_API_KEY: 'k' }, []],
  [keys, ['elevenlabs', 'openai-speech']],
  [{ ...keys, SPEAKER: 'openai' }, ['openai-speech']],
  [{ ...keys, SPEAKER: 'elevenlabs' }, ['elevenlabs']],
  [{ ...keys, SPEAKER: 'flite' }, []],
])('with %j these speak: %j', (env, names) => {
  expect(namesOf(remoteVoices(loadConfig(env), systemClock))).toEqual(names);
});

test.each([
  [{}, []],
  [keys, ['deepgram']],
  [{ ...keys, TRANSCRIBER: 'deepgram' }, ['deepgram']],
  [{ ...keys, TRANSCRIBER: 'pocketsphinx' }, []],
  [{ ...keys, TRANSCRIBER: 'none' }, []],
])('with %j these listen: %j', (env, names) => {
  expect(namesOf(remoteTranscribers(loadConfig(env), systemClock))).toEqual(names);
});

const first = { OPENAI_API_KEY: 'k' };
test.each([
  [{}, 'house'],
  [first, 'openai, else house'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'openai, else house'],
  [{ ...first, OPENAI_FALLBACK_MODEL: 'small' }, 'openai, else openai-fallback, else house'],
  [{ OPENAI_FALLBACK_BASE_URL: 'http://127.0.0.1:1/v1' }, 'openai-fallback, else house'],
])('with %j the conversation is led by %s', async (env, name) => {
  const logger = createLogger('test', { level: 'silent' });
  const clock = new ManualClock();
  const board = new ProviderBoard({ clock, logger });
  const config = loadConfig(env);
  const model = chooseModel({ config, clock, logger, board }, createRuleBasedAgent());
  expect(model.name).toBe(name);
  expect(board.report().providers.map((rung) => rung.name)).toEqual(name.split(', else '));
  await model.close();
});

test('every key that is set can be asked about', async () => {
  const nobody = {
    DEEPGRAM_URL: 'ws://127.0.0.1:1',
    ELEVENLABS_URL: 'http://127.0.0.1:1',
    OPENAI_SPEECH_URL: 'http://127.0.0.1:1/v1',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    OPENAI_FALLBACK_BASE_URL: 'http://127.0.0.1:1/v1',
  };
  const config = loadConfig({ ...keys, ...nobody });
  const chosen = [
    ...remoteTranscribers(config, systemClock),
    ...remoteModels(config, systemClock),
    ...remoteVoices(config, systemClock),
  ];
  expect(chosen).toHaveLength(5);
  for (const { card } of chosen)
    expect(await card.checkKey?.()).toEqual({ ok: false, reason: 'unreachable' });
});

test('Spanish and French have ears of their own; until they are there, callers of them go on by keys', async () => {
  const logger = createLogger('test', { level: 'silent' });
  const clock = new ManualClock();
  const board = new ProviderBoard({ clock, logger });
  const dataDir = await mkdtemp(join(tmpdir(), 'belldesk-providers-'));
  const config = loadConfig({ DATA_DIR: dataDir });
  const models = {
    whenReady: () => new Promise<never>(() => undefined),
    refused: async () => true,
  };
  const { transcriber, loads } = await chooseTranscriber({ config, clock, logger, board }, models);
  try {
    const idle = { queued: 0, waitMs: 0 };
    expect(loads()).toEqual({ moonshine: idle, whisper: idle });
    const names = board.report().providers.map((rung) => rung.name);
    expect(names.at(-1)).toBe('whisper');
    if (!transcriber) throw new Error('nothing listens');
    for (const language of ['es-ES', 'fr-CA', 'de-DE'])
      await expect(listenWith(transcriber, 8_000, [], language)).rejects.toMatchObject({
        code: 'voice-service-failed',
      });
  } finally {
    await transcriber?.close();
    await rm(dataDir, { recursive: true });
  }
});

test('where the settings choose pocketsphinx, nothing that is fetched listens', async () => {
  const logger = createLogger('test', { level: 'silent' });
  const clock = new ManualClock();
  const board = new ProviderBoard({ clock, logger });
  const dataDir = await mkdtemp(join(tmpdir(), 'belldesk-providers-'));
  const config = loadConfig({ DATA_DIR: dataDir, TRANSCRIBER: 'pocketsphinx' });
  const models = { whenReady: () => Promise.reject(new Error('asked')), refused: async () => true };
  const { transcriber, loads } = await chooseTranscriber({ config, clock, logger, board }, models);
  expect(loads()).toEqual({});
  await transcriber?.close();
  await rm(dataDir, { recursive: true });
});
