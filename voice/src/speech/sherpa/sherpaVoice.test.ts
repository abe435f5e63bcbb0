import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { modelCatalogue } from '@belldesk/kit/models/catalogue';
import { modelsFolder } from '@belldesk/kit/models/installed';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Voice } from '../ports.ts';
import { spoken } from '../testing/spoken.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import { createSherpaVoice, type SherpaVoiceOptions } from './createSherpaVoice.ts';

const TONES = new URL('./testing/toneEntry.ts', import.meta.url);
const { folder, parts } = modelCatalogue['speak-en'];

let dataDir: string;
let lines: string[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-speak-'));
  await mkdir(join(modelsFolder(dataDir), folder), { recursive: true });
  // Looks like the model, and holds nothing that could be loaded.
  for (const file of Object.values(parts))
    await writeFile(join(modelsFolder(dataDir), folder, file), 'no model');
});
afterAll(() => rm(dataDir, { recursive: true }));
beforeEach(() => {
  lines = [];
});

const create = (options: Partial<SherpaVoiceOptions> = {}) =>
  createSherpaVoice({
    dataDir,
    logger: createLogger('test', {
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    ...options,
  });

async function tones(options: Partial<SherpaVoiceOptions> = {}): Promise<Voice> {
  const voice = await create({ entry: TONES, ...options });
  if (!voice) throw new Error('there is none');
  return voice;
}

describeVoice('sherpa-onnx, with a scripted speaker', () => tones());

describe('without a good model', () => {
  test('there is no voice, and nothing to say about it', async () => {
    expect(await create({ dataDir: join(dataDir, 'elsewhere') })).toBeNull();
    expect(lines).toEqual([]);
  });

  test('one that the library cannot load is told in the log and takes nothing down', async () => {
    expect(await create()).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('could not be loaded');
  });

  test('one that is not whole is named in the log', async () => {
    const voices = join(modelsFolder(dataDir), folder, parts.voices);
    await rm(voices);
    try {
      expect(await create()).toBeNull();
    } finally {
      await writeFile(voices, 'no model');
    }
    expect(lines[0]).toContain('"lacking":["voices.bin"]');
  });
});

describe('the process', () => {
  let voice: Voice;
  afterEach(() => voice.close());

  test.each(['crash', 'fail'])(
    'that meets "%s" fails that sentence, and speaks the next',
    async (word) => {
      voice = await tones();
      const failed = { code: 'voice-service-failed' };
      await expect(spoken(voice, `Now ${word}.`)).rejects.toMatchObject(failed);
      expect((await spoken(voice, 'All is well.')).length).toBeGreaterThan(1_000);
    },
  );

  test('that does not answer is given up', async () => {
    voice = await tones({ deadlines: { readyMs: 10_000, pieceMs: 100 } });
    await expect(spoken(voice, 'Now hang.')).rejects.toMatchObject({ code: 'timed-out' });
  });
});
