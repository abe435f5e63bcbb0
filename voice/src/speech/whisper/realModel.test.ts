import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { findTestModel } from '@belldesk/kit/testing/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededNoise } from '../../audio/seededNoise.ts';
import type { Hearing, ListeningFor } from '../hearing.ts';
import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import { callerAudio } from '../pocketsphinx/testing/callerAudio.ts';
import { describeTranscriber } from '../testing/transcriberConformance.ts';
import { createWhisperTranscriber } from './createWhisperTranscriber.ts';
import { openNeuralCaller } from './testing/neuralCaller.ts';
import { readVocabulary } from './vocabulary.ts';

const model = await findTestModel('listenAll');
const caller = model && (await openNeuralCaller());
if (!model || !caller)
  console.info(
    'Whisper or the voice that speaks to it is not on this machine (npm run models -- fetch all): not tested',
  );
afterAll(() => caller?.close());

const RATE_HZ = 8_000;
const TIMEOUT_MS = 240_000;
/** Machines that do other things besides are slow, and no worse for it. */
const deadlines = { readyMs: 120_000, openMs: 120_000, finalMs: 120_000 };
const queue = { maxLateMs: 120_000, sideShare: 0.9 };
const logger = createLogger('test', { level: 'silent' });

async function create(): Promise<ProcessTranscriber> {
  if (!model) throw new Error('there is none');
  const { paths: files } = model;
  const transcriber = await createWhisperTranscriber({ files, logger, deadlines, queue });
  if (!transcriber) throw new Error('it was refused');
  return transcriber;
}

type Language = 'es-ES' | 'fr-FR';

function say(text: string, language: Language, rate: 8_000 | 16_000 = RATE_HZ) {
  if (!caller) throw new Error('there is none');
  return callerAudio(caller, text, rate, 'amelia', language);
}

describe.skipIf(!caller)('Whisper itself', { timeout: TIMEOUT_MS }, () => {
  let transcriber: ProcessTranscriber;
  beforeAll(async () => {
    transcriber = await create();
  }, TIMEOUT_MS);
  afterAll(() => transcriber.close());

  async function hear(
    pcm: Int16Array,
    language: Language,
    asked: ListeningFor['asked'] = 'anything',
  ): Promise<{ text: string; hearing: Hearing | undefined }> {
    const { promise, resolve, reject } = Promise.withResolvers<{
      text: string;
      hearing: Hearing | undefined;
    }>();
    const stream = await transcriber.open({
      sampleRateHz: RATE_HZ,
      language,
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

  test.each([
    ['es-ES', 'quería reservar una mesa para cuatro personas', /mesa para (?:cuatro|4) personas/i],
    ['fr-FR', 'je voudrais réserver une table pour quatre', /table pour (?:quatre|4)/i],
  ] as const)(
    'hears %s: what was said, when, and how sure it is',
    async (language, said, wanted) => {
      const { text, hearing } = await hear(await say(said, language), language);
      expect(text).toMatch(wanted);
      const { words = [], confidence = 0 } = hearing ?? {};
      expect(confidence).toBeGreaterThan(0.5);
      expect(words.length).toBeGreaterThan(5);
      for (const [at, { fromMs, toMs }] of words.entries()) {
        expect(toMs).toBeGreaterThan(fromMs);
        expect(fromMs).toBeGreaterThanOrEqual(words[at - 1]?.fromMs ?? 0);
      }
    },
  );

  test('hears what answers something else than was asked', async () => {
    const said = await say('quería hablar con el encargado', 'es-ES');
    for (const asked of ['phone-number', 'yes-no', 'time'] as const)
      expect((await hear(said, 'es-ES', asked)).text).toMatch(/hablar con el encargado/i);
  });

  const noise = seededNoise(7);
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
    ['noise', () => Int16Array.from({ length: 10 * RATE_HZ }, () => Math.round(3_000 * noise()))],
    [
      'faint noise',
      () => Int16Array.from({ length: 2 * RATE_HZ }, () => Math.round(200 * noise())),
    ],
    ['a click', () => Int16Array.from({ length: 400 }, (_, at) => (at < 40 ? 20_000 : 0))],
  ])('%s is nothing that anybody said', async (_, sound) => {
    for (const language of ['es-ES', 'fr-FR'] as const)
      for (const asked of ['anything', 'yes-no'] as const) {
        const { text, hearing } = await hear(sound(), language, asked);
        expect([text, hearing?.confidence]).toEqual(['', 0]);
      }
  });

  test('the vocabulary is what the model writes in', () => {
    const vocabulary = readVocabulary(model?.paths.tokenizer ?? '');
    // As every implementation of this tokenizer has them: "Hello" and " world".
    expect(vocabulary.encode('Hello world')).toEqual([15_947, 1_002]);
    const written = ' ¿A qué hora abren mañana? À 19h30, s’il vous plaît.';
    expect(vocabulary.decode(vocabulary.encode(written) ?? [])).toBe(written.trim());
  });
});

describe.skipIf(!model)('a model that is not what it was', { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-altered-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['encoder', 'tokenizer'] as const)(
    '%s cut short: there is no transcriber, and this process goes on',
    async (part) => {
      if (!model) throw new Error('there is none');
      const path = join(folder, part);
      const whole = await readFile(model.paths[part]);
      await writeFile(path, whole.subarray(0, whole.length / 2));
      const files = { ...model.paths, [part]: path };
      expect(await createWhisperTranscriber({ files, logger, deadlines })).toBeNull();
    },
  );
});

if (caller)
  for (const language of ['es-ES', 'fr-FR'] as const)
    describeTranscriber(`Whisper in ${language}`, {
      create,
      speech: (text, rate) => say(text, language, rate),
      language,
      timeoutMs: TIMEOUT_MS,
    });
