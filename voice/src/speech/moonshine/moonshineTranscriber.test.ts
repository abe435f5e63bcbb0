import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ladderTranscriber } from '../ladder/ladderTranscriber.ts';
import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import { spelledAudio } from '../testing/spelledAudio.ts';
import { describeTranscriber, listenWith, say } from '../testing/transcriberConformance.ts';
import { comingMoonshine, type MoonshineModels } from './comingMoonshine.ts';
import { createMoonshineTranscriber, type MoonshineOptions } from './createMoonshineTranscriber.ts';

/** A process is waited for so long: a machine that does other things besides starts one in seconds. */
const SLOWLY = { timeout: 15_000 };
const SPELLING = new URL('../recognition/testing/spellingProcess.ts', import.meta.url);
const files = { encoder: 'none', decoder: 'none', vocabulary: 'none' };

let lines: string[];
beforeEach(() => {
  lines = [];
});
const logger = createLogger('test', {
  level: 'info',
  destination: { write: (line: string) => void lines.push(line) },
});

/** Notes who was asked about, and finds nothing altered. */
const tellIntact = (asked: string[]) => async (key: string) => {
  asked.push(key);
  return true;
};

/** A store whose models are there as soon as `arrival` resolves. */
function readyModels(arrival: Promise<void>): MoonshineModels {
  const paths = { listen: files, listenTokens: files };
  return {
    whenReady: async () => {
      await arrival;
      return paths;
    },
    refused: async () => true,
  };
}

const create = (options: Partial<MoonshineOptions> = {}) =>
  createMoonshineTranscriber({ files, logger, ...options });

async function spelling(options: Partial<MoonshineOptions> = {}): Promise<ProcessTranscriber> {
  const transcriber = await create({ entry: SPELLING, ...options });
  if (!transcriber) throw new Error('there is none');
  return transcriber;
}

describeTranscriber('Moonshine, with a scripted recogniser', {
  create: () => spelling(),
  speech: async (text, rate) => spelledAudio(text, rate),
});

describe('files that are no model', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-moonshine-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('give no transcriber and one line in the log', async () => {
    const path = join(folder, 'model.onnx');
    await writeFile(path, 'no model');
    expect(await create({ files: { encoder: path, decoder: path, vocabulary: path } })).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/could not be loaded|was refused/);
  });

  test('are not tried again while the platform runs', async () => {
    const refused: string[] = [];
    const models = { ...readyModels(Promise.resolve()), refused: tellIntact(refused) };
    const coming = comingMoonshine({ models, clock: new ManualClock(), logger });
    await expect.poll(() => refused, SLOWLY).toEqual(['listen', 'listenTokens']);
    expect([coming.present, lines.length]).toEqual([false, 1]);
    await coming.close();
  });
});

describe('the process', () => {
  test('that crashes ends its streams, and another hears the next call', async () => {
    const transcriber = await spelling();
    const heard = await listenWith(transcriber);
    heard.stream.speechStarted();
    process.kill(transcriber.processId ?? 0, 'SIGABRT');
    await expect.poll(() => heard.errors, SLOWLY).toMatchObject([{ code: 'voice-service-failed' }]);
    const again = await listenWith(transcriber);
    say(again.stream, spelledAudio('yes please', 8_000), 8_000);
    expect(await again.next()).toBe('yes please');
    await transcriber.close();
  });

  test('that crashes in mid-call: the rung below is told the utterance again', async () => {
    const [above, below] = [await spelling(), await spelling()];
    const ladder = ladderTranscriber([above, below], { clock: new ManualClock() });
    const heard = await listenWith(ladder);
    const pcm = spelledAudio('my boiler is broken', 8_000);
    heard.stream.speechStarted();
    heard.stream.write(pcm.subarray(0, pcm.length / 2));
    process.kill(above.processId ?? 0, 'SIGKILL');
    heard.stream.write(pcm.subarray(pcm.length / 2));
    heard.stream.speechStopped();
    expect(await heard.next()).toBe('my boiler is broken');
    await ladder.close();
  });

  test('that hangs is given up after its deadline', async () => {
    const clock = new ManualClock();
    const transcriber = await spelling({ clock });
    const heard = await listenWith(transcriber);
    process.kill(transcriber.processId ?? 0, 'SIGSTOP');
    heard.stream.speechStarted();
    heard.stream.speechStopped();
    clock.advance(4_000);
    expect(heard.errors).toMatchObject([{ code: 'timed-out' }]);
    await expect.poll(() => transcriber.processId, SLOWLY).toBeUndefined();
    await transcriber.close();
  });

  test('takes so many calls and no more', async () => {
    const transcriber = await spelling({ maxStreams: 1 });
    await listenWith(transcriber);
    await expect(listenWith(transcriber)).rejects.toMatchObject({ code: 'voice-service-failed' });
    await transcriber.close();
  });

  test('knows what each utterance was to answer, and says how sure it is', async () => {
    const transcriber = await spelling();
    const hearings: unknown[] = [];
    const answered = Promise.withResolvers<void>();
    const stream = await transcriber.open({
      sampleRateHz: 16_000,
      language: 'en-GB',
      keywords: [],
      onPartial: () => undefined,
      onFinal(_, hearing) {
        hearings.push(hearing);
        if (hearings.length === 2) answered.resolve();
      },
      onError: answered.reject,
    });
    stream.expect?.({ asked: 'time', phrases: [] });
    say(stream, spelledAudio('seven', 16_000), 16_000);
    stream.expect?.({ asked: 'name', phrases: [] });
    say(stream, spelledAudio('smith', 16_000), 16_000);
    await answered.promise;
    expect(hearings).toMatchObject([
      { confidence: 0.5, alternatives: [{ text: 'time', confidence: 0.25 }] },
      { confidence: 0.5, alternatives: [{ text: 'name', confidence: 0.25 }] },
    ]);
    await transcriber.close();
  });
});

describe('a model that comes while the platform runs', () => {
  test('hears the next call, and those that go on from their next utterance', async () => {
    const clock = new ManualClock();
    const arrival = Promise.withResolvers<void>();
    const models = readyModels(arrival.promise);
    const coming = comingMoonshine({ models, clock, logger, entry: SPELLING });
    const below = await spelling();
    const opened: string[] = [];
    const noted = (name: string, transcriber: typeof coming | ProcessTranscriber) => ({
      ...transcriber,
      get present() {
        return name === 'below' || coming.present;
      },
      open(options: Parameters<typeof transcriber.open>[0]) {
        opened.push(name);
        return transcriber.open(options);
      },
    });
    const ladder = ladderTranscriber([noted('above', coming), noted('below', below)], { clock });
    const early = await listenWith(ladder);
    expect(opened).toEqual(['below']);
    arrival.resolve();
    await expect.poll(() => coming.present, SLOWLY).toBe(true);
    await listenWith(ladder);
    expect(opened).toEqual(['below', 'above']);
    say(early.stream, spelledAudio('yes please', 8_000), 8_000);
    expect(await early.next()).toBe('yes please');
    await expect.poll(() => opened, SLOWLY).toEqual(['below', 'above', 'above']);
    await ladder.close();
  });
});
