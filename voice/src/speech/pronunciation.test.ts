import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock, systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptedVoice } from '../testing/scripted.ts';
import { createKokoroVoice, type KokoroVoice } from './kokoro/createKokoroVoice.ts';
import { realFiles } from './kokoro/testing/realFiles.ts';
import { openPromptStore, type PromptStore } from './prompts/promptStore.ts';
import {
  createPronunciation,
  HEARING_DEADLINE_MS,
  type PronunciationParts,
} from './pronunciation.ts';
import { loudness } from './testing/spoken.ts';

const TONES = new URL('./kokoro/testing/toneEntry.ts', import.meta.url);
const logger = createLogger('test', { level: 'silent' });
const real = await realFiles();
const saoirse = { word: 'Saoirse', soundsLike: 'SEER-sha' };
const question = {
  text: 'Saoirse.',
  voiceId: 'amelia' as const,
  language: 'en-GB',
  lexicon: [saoirse],
};

let folder: string;
let phrases: PromptStore;
let tones: KokoroVoice;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-pronunciation-'));
  phrases = await openPromptStore(join(folder, 'phrases'));
  const model = join(folder, 'model.onnx');
  await writeFile(model, 'no model');
  tones = createKokoroVoice({ phrases, logger, entry: TONES });
  await tones.use({ model, voices: folder, dictionary: model, network: model });
});
afterAll(async () => {
  await tones.close();
  await rm(folder, { recursive: true });
});

function made(parts: Partial<PronunciationParts> = {}) {
  const voice = scriptedVoice();
  return {
    voice,
    pronunciation: createPronunciation({
      clock: systemClock,
      voice,
      kokoro: tones,
      speaksFirst: true,
      isIdle: () => true,
      ...parts,
    }),
  };
}

describe('with the voice of this machine', () => {
  test('words are spoken by it, and nothing of it is kept', async () => {
    const { pronunciation, voice } = made();
    expect(pronunciation.support).toBe('spoken');
    expect((await pronunciation.speak(question)).length).toBeGreaterThan(1_000);
    expect(voice.spoken).toEqual([]);
    expect(tones.keeps({ ...question, signal: new AbortController().signal })).toBe(false);
  });

  test('its dictionary is asked about English words, and about no others', async () => {
    const { pronunciation } = made();
    const words = ['Saoirse', 'table'];
    expect(await pronunciation.guessed({ language: 'en-US', words })).toEqual(['Saoirse']);
    expect(await pronunciation.readings({ language: 'en-GB', word: 'Saoirse' })).toHaveLength(3);
    expect(await pronunciation.guessed({ language: 'es-ES', words })).toEqual([]);
    expect(await pronunciation.readings({ language: 'fr-FR', word: 'Saoirse' })).toEqual([]);
  });

  test('nobody listens while somebody is on the telephone', async () => {
    const { pronunciation } = made({ isIdle: () => false });
    await expect(pronunciation.speak(question)).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('on the telephone') as unknown,
    });
  });

  test('who would wait too long is told so', async () => {
    const clock = new ManualClock();
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const kokoro = {
      isPresent: true,
      words: async () => [],
      renderUnhurried() {
        asked();
        return new Promise<null>(() => {});
      },
    };
    const { pronunciation } = made({ clock, kokoro });
    const heard = pronunciation.speak(question).catch((error: unknown) => error);
    await isAsked;
    clock.advance(HEARING_DEADLINE_MS);
    expect(await heard).toMatchObject({ code: 'busy' });
  });
});

describe('without it', () => {
  test('the built-in voice reads what is written, and says so', async () => {
    const { pronunciation, voice } = made({ kokoro: null });
    expect(pronunciation.support).toBe('as-written');
    expect((await pronunciation.speak(question)).length).toBeGreaterThan(1_000);
    expect(voice.spoken).toEqual(['Saoirse.']);
    expect(await pronunciation.readings({ language: 'en-GB', word: 'Saoirse' })).toEqual([]);
  });

  test('a service is never paid for it', async () => {
    const { pronunciation, voice } = made({ speaksFirst: false });
    expect(pronunciation.support).toBe('service');
    await expect(pronunciation.speak(question)).rejects.toMatchObject({ code: 'conflict' });
    expect(voice.spoken).toEqual([]);
  });
});

describe.skipIf(!real)('with the real Kokoro (models fetched)', () => {
  let kokoro: KokoroVoice;
  beforeAll(async () => {
    if (!real) return;
    // a busy machine may take its time: how long rendering takes is not asked here
    const deadlines = { readyMs: 200_000, pieceMs: 90_000 };
    kokoro = createKokoroVoice({ phrases, logger, deadlines });
    if (!(await kokoro.use(real))) throw new Error('the model could not be loaded');
  }, 240_000);
  afterAll(() => kokoro?.close());

  test('each of three readings of a name is another sound', { timeout: 300_000 }, async () => {
    // by a clock that stands
    const { pronunciation } = made({ kokoro, clock: new ManualClock() });
    const { language } = question;
    expect(
      await pronunciation.guessed({ language, words: ['Zubizarreta', 'table', 'Saoirse'] }),
    ).toEqual(['Zubizarreta']);
    const readings = await pronunciation.readings({ language, word: 'Zubizarreta' });
    expect(readings).toHaveLength(3);
    const sounds = new Set<string>();
    for (const soundsLike of readings) {
      const pcm = await pronunciation.speak({
        ...question,
        text: 'Zubizarreta',
        lexicon: [{ word: 'Zubizarreta', soundsLike }],
      });
      expect(pcm.length).toBeGreaterThan(8_000);
      expect(loudness(pcm)).toBeGreaterThan(100);
      sounds.add(Buffer.from(pcm.buffer).toString('base64'));
    }
    expect(sounds.size).toBe(3);
  });
});
