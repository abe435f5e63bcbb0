import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SpeakRequest } from '../ports.ts';
import { openPromptStore, type PromptStore } from '../prompts/promptStore.ts';
import { loudness, spoken } from '../testing/spoken.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import {
  createKokoroVoice,
  type KokoroOptions,
  type KokoroVoice,
  rungsOfKokoro,
} from './createKokoroVoice.ts';
import type { KokoroFiles } from './speakerJob.ts';
import { realFiles } from './testing/realFiles.ts';

const real = await realFiles();
const TONES = new URL('./testing/toneEntry.ts', import.meta.url);
const request: SpeakRequest = {
  text: 'One moment.',
  voiceId: 'amelia',
  language: 'en-GB',
  signal: new AbortController().signal,
};

let folder: string;
let files: KokoroFiles;
let lines: string[];
let phrases: PromptStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kokoro-'));
  // Looks like the model, and holds nothing that could be loaded.
  const model = join(folder, 'model.onnx');
  await writeFile(model, 'no model');
  files = { model, voices: folder, dictionary: model, network: model };
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  lines = [];
  phrases = await openPromptStore(await mkdtemp(join(folder, 'phrases-')));
});

const create = (options: Partial<KokoroOptions> = {}): KokoroVoice =>
  createKokoroVoice({
    phrases,
    logger: createLogger('test', {
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    ...options,
  });

async function tones(options: Partial<KokoroOptions> = {}): Promise<KokoroVoice> {
  const voice = create({ entry: TONES, ...options });
  expect(await voice.use(files)).toBe(true);
  return voice;
}

describeVoice('Kokoro, with a scripted speaker', async () => {
  phrases = await openPromptStore(await mkdtemp(join(folder, 'phrases-')));
  return tones();
});

describe('before its files are there', () => {
  test('takes nothing, and speaks from the next sentence on when they have come', async () => {
    const voice = create({ entry: TONES });
    expect(voice.takes(request)).toBe(false);
    await expect(spoken(voice, 'Hello.')).rejects.toMatchObject({ code: 'voice-service-failed' });
    await voice.use(files);
    expect(voice.takes({ ...request, text: 'Hi.' })).toBe(true);
    expect((await spoken(voice, 'Hello.')).length).toBeGreaterThan(1_000);
    await voice.close();
  });

  test('a model that cannot be loaded is told in the log and takes nothing down', async () => {
    const voice = create();
    expect(await voice.use(files)).toBe(false);
    expect(voice.takes(request)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('could not be loaded');
    await voice.close();
  });

  test('takes no language that it has no sounds for', async () => {
    const voice = await tones();
    expect(voice.takes({ ...request, language: 'de-DE' })).toBe(false);
    expect(voice.takes({ ...request, voiceId: 'nobody' })).toBe(false);
    await voice.close();
  });
});

describe('what is rendered beforehand', () => {
  const booking =
    'So that is a table for 4 on Friday the 27th of November at 7 pm, under the name Pat Low.';
  const frames = [
    'So that is a table',
    'for 4',
    'on Friday the 27th of November',
    'at 7 pm',
    'under the name',
  ];
  let voice: KokoroVoice;
  beforeEach(async () => {
    voice = await tones();
  });
  afterEach(() => voice.close());
  const keep = (text: string) => voice.renderBeforehand({ ...request, text });

  test('is kept once, and spoken without the process', async () => {
    expect(await keep('One moment.')).toBe(true);
    expect(await keep('One moment.')).toBe(false);
    const before = await spoken(voice, 'One moment.', { voiceId: 'amelia' });
    await voice.close();
    const later = create();
    expect(later.takes(request)).toBe(true);
    expect(await spoken(later, 'One moment.', { voiceId: 'amelia' })).toEqual(before);
    expect(later.takes({ ...request, voiceId: 'chris' })).toBe(false);
    expect(later.takes({ ...request, lexicon: [{ word: 'moment', soundsLike: 'MO-ment' }] })).toBe(
      false,
    );
  });

  test('a long sentence is taken when its parts are kept, all but the name', async () => {
    const asked = { ...request, text: booking };
    expect(voice.takes(asked)).toBe(false);
    for (const frame of frames) await keep(frame);
    expect(voice.takes(asked)).toBe(true);
    const whole = await spoken(voice, booking, { voiceId: 'amelia' });
    expect(whole.length / 16_000).toBeGreaterThan(booking.length * 0.055);
  });

  test('is a rung of its own, which takes what is kept and nothing else', async () => {
    for (const frame of frames) await keep(frame);
    const [kept, live] = rungsOfKokoro(voice);
    const whole = { ...request, text: 'So that is a table for 4 at 7 pm.' };
    await keep('at 7 pm.');
    expect([kept.takes?.(whole), live.takes?.(whole)]).toEqual([true, true]);
    const named = { ...request, text: booking };
    expect([kept.takes?.(named), live.takes?.(named)]).toEqual([false, true]);
  });

  test('a sentence that begins with what must be rendered long is left to a lighter voice', () => {
    const text = `Whatever the reason may have been that you are calling us about, ${booking}`;
    expect(voice.takes({ ...request, text })).toBe(false);
  });

  test('words of a lexicon are kept apart from the same words without it', async () => {
    await keep('Niamh is here.');
    const lexicon = [{ word: 'Niamh', soundsLike: 'NEEV' }];
    expect(await voice.renderBeforehand({ ...request, text: 'Niamh is here.', lexicon })).toBe(
      true,
    );
  });
});

describe('the process', () => {
  let voice: KokoroVoice;
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
    voice = await tones({ deadlines: { readyMs: 20_000, pieceMs: 100 } });
    await expect(spoken(voice, 'Now hang.')).rejects.toMatchObject({ code: 'timed-out' });
  });
});

describe.skipIf(!real)('the real model (fetched)', () => {
  test('speaks, as long and as loud as people do, and nothing where there are no words', async () => {
    const voice = create();
    expect(real && (await voice.use(real))).toBe(true);
    const pcm = await spoken(voice, 'One moment, please.', { voiceId: 'amelia' });
    expect(pcm.length / 16_000).toBeGreaterThan(0.7);
    expect(pcm.length / 16_000).toBeLessThan(3);
    expect(loudness(pcm)).toBeGreaterThan(1_000);
    expect(await spoken(voice, '...')).toHaveLength(0);
    await voice.close();
  }, 300_000);
});
