import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { findTestModel } from '@belldesk/kit/testing/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededNoise } from '../../audio/seededNoise.ts';
import { createFliteVoice } from '../flite/fliteVoice.ts';
import type { Hearing, ListeningFor } from '../hearing.ts';
import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import { callerAudio } from '../pocketsphinx/testing/callerAudio.ts';
import type { Voice } from '../ports.ts';
import { joined } from '../testing/spoken.ts';
import { describeTranscriber } from '../testing/transcriberConformance.ts';
import { createMoonshineTranscriber } from './createMoonshineTranscriber.ts';
import { readVocabulary } from './vocabulary.ts';

const [listen, tokens] = await Promise.all([
  findTestModel('listen'),
  findTestModel('listenTokens'),
]);
const files = listen && tokens && { ...listen.paths, ...tokens.paths };
if (!files) console.info('Moonshine is not on this machine (npm run models): not tested');

const RATE_HZ = 8_000;
/** Machines that do other things besides are slow, and no worse for it. */
const deadlines = { readyMs: 60_000, openMs: 60_000, finalMs: 60_000 };
const queue = { maxLateMs: 60_000, sideShare: 0.9 };
const logger = createLogger('test', { level: 'silent' });

async function create(): Promise<ProcessTranscriber> {
  if (!files) throw new Error('there is none');
  const transcriber = await createMoonshineTranscriber({ files, logger, deadlines, queue });
  if (!transcriber) throw new Error('it was refused');
  return transcriber;
}

describe.skipIf(!files)('Moonshine itself', { timeout: 120_000 }, () => {
  let voice: Voice;
  let transcriber: ProcessTranscriber;
  beforeAll(async () => {
    voice = createFliteVoice();
    transcriber = await create();
  }, 240_000);
  afterAll(async () => {
    await voice.close();
    await transcriber.close();
  });

  /** What is made of a sound, and what is known of it. */
  async function hear(
    pcm: Int16Array,
    asked: ListeningFor['asked'] = 'anything',
  ): Promise<{ text: string; hearing: Hearing | undefined }> {
    const { promise, resolve, reject } = Promise.withResolvers<{
      text: string;
      hearing: Hearing | undefined;
    }>();
    const stream = await transcriber.open({
      sampleRateHz: RATE_HZ,
      language: 'en-GB',
      keywords: [],
      onPartial: () => undefined,
      onFinal: (text, hearing) => resolve({ text, hearing }),
      onError: reject,
    });
    stream.expect?.({ asked, phrases: [] });
    stream.speechStarted();
    stream.write(pcm);
    stream.speechStopped();
    const heard = await promise;
    stream.close();
    return heard;
  }
  const say = (text: string) => callerAudio(voice, text, RATE_HZ);

  test('hears what was said, says when, and how sure it is', async () => {
    const { text, hearing } = await hear(await say('I would like to cancel my appointment'));
    expect(text).toMatch(/i would like to cancel my appointment/i);
    const { words = [], confidence = 0 } = hearing ?? {};
    expect(confidence).toBeGreaterThan(0.5);
    expect(words.map((word) => word.text.toLowerCase()).at(3)).toBe('to');
    for (const [at, { fromMs, toMs }] of words.entries()) {
      expect(toMs).toBeGreaterThan(fromMs);
      expect(fromMs).toBeGreaterThanOrEqual(words[at - 1]?.fromMs ?? 0);
    }
  });

  test('writes a number as digits are said, where one was asked for', async () => {
    const said = await say('nine nine two four seven one six');
    const { text } = await hear(said, 'phone-number');
    expect(text).toBe('nine nine two four seven one six');
  });

  test('hears what answers something else than was asked', async () => {
    const said = await say('could I speak to the manager please');
    for (const asked of ['phone-number', 'yes-no', 'time'] as const)
      expect((await hear(said, asked)).text).toMatch(/could i speak to the manager/i);
  });

  test.each([
    ['silence', () => new Int16Array(2 * RATE_HZ)],
    ['a hum', () => Int16Array.from({ length: RATE_HZ }, (_, at) => 3_000 * Math.sin(at * 0.05))],
    [
      'a fax',
      () =>
        Int16Array.from({ length: 3 * RATE_HZ }, (_, at) =>
          Math.round(8_000 * Math.sin((2 * Math.PI * 1_100 * at) / RATE_HZ)),
        ),
    ],
    [
      'noise',
      () => {
        const noise = seededNoise(7);
        return Int16Array.from({ length: 10 * RATE_HZ }, () => Math.round(3_000 * noise()));
      },
    ],
    ['a click', () => Int16Array.from({ length: 400 }, (_, at) => (at < 40 ? 20_000 : 0))],
  ])('%s gives one short text, of which nothing is sure', async (_, sound) => {
    const { text, hearing } = await hear(sound());
    expect(text.length).toBeLessThan(400);
    expect(hearing?.confidence).toBeLessThan(0.6);
  });

  test('two who speak at once: one text comes', async () => {
    const [one, other] = [await say('what time do you open'), await say('my boiler is broken')];
    const both = one.map((sample, at) => Math.round((sample + (other[at] ?? 0)) / 2));
    expect(typeof (await hear(joined([both, new Int16Array(800)]))).text).toBe('string');
  });

  test('the vocabulary is what the model writes in', () => {
    const vocabulary = readVocabulary(files?.vocabulary ?? '');
    expect(vocabulary.size).toBe(32_000);
    const known = vocabulary.encode(' Hello, world') ?? [];
    // As the package's own tests have them.
    expect(known).toEqual([15_043, 29_892, 3_186]);
    expect(vocabulary.decode(known)).toBe('Hello, world');
  });
});

describe.skipIf(!files)('a model that is not what it was', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-altered-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    [
      'altered',
      (whole: Buffer) => {
        const other = Buffer.from(whole);
        other.fill(0xa5, 1_000, 3_000);
        return other;
      },
    ],
  ])('%s: there is no transcriber, and this process goes on', async (_, change) => {
    if (!files) throw new Error('there is none');
    const decoder = join(folder, 'decoder.onnx');
    await writeFile(decoder, change(await readFile(files.decoder)));
    const refused = await createMoonshineTranscriber({
      files: { ...files, decoder },
      logger,
      deadlines,
    });
    expect(refused).toBeNull();
  });
});

if (files) {
  let voice: Voice;
  beforeAll(() => {
    voice = createFliteVoice();
  });
  afterAll(() => voice.close());
  describeTranscriber('Moonshine', {
    create,
    speech: (text, rate) => callerAudio(voice, text, rate),
  });
}
