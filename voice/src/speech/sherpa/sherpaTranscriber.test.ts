import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { modelCatalogue } from '@belldesk/kit/models/catalogue';
import { modelsFolder } from '@belldesk/kit/models/installed';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListenerReport } from '../listenerProcess/wire.ts';
import { spelledAudio } from '../testing/spelledAudio.ts';
import { describeTranscriber, listenWith, say } from '../testing/transcriberConformance.ts';
import { createSherpaTranscriber, type SherpaOptions } from './createSherpaTranscriber.ts';
import { createSherpaListener } from './sherpaListener.ts';
import { spellingRecogniser } from './testing/spellingRecogniser.ts';

const SPELLING = new URL('./testing/spellingProcess.ts', import.meta.url);
const { folder, parts } = modelCatalogue['listen-en'];

let dataDir: string;
let lines: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-sherpa-'));
  lines = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A folder that looks like the model, and holds nothing that could be loaded. */
async function layOut(within: string, files: readonly string[] = Object.values(parts)) {
  await mkdir(join(modelsFolder(within), folder), { recursive: true });
  for (const file of files) await writeFile(join(modelsFolder(within), folder, file), 'no model');
}

const create = (options: Partial<SherpaOptions> = {}) =>
  createSherpaTranscriber({
    dataDir,
    logger: createLogger('test', {
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    ...options,
  });

async function spelling(options: Partial<SherpaOptions> = {}) {
  await layOut(dataDir);
  const transcriber = await create({ entry: SPELLING, maxStreams: 8, ...options });
  if (!transcriber) throw new Error('there is none');
  return transcriber;
}

describeTranscriber('sherpa-onnx, with a scripted recogniser', {
  async create() {
    const ownDir = await mkdtemp(join(tmpdir(), 'belldesk-sherpa-'));
    await layOut(ownDir);
    const transcriber = await create({ dataDir: ownDir, entry: SPELLING, maxStreams: 8 });
    await rm(ownDir, { recursive: true });
    if (!transcriber) throw new Error('there is none');
    return transcriber;
  },
  speech: async (text, rate) => spelledAudio(text, rate),
});

describe('without a good model', () => {
  test('there is no transcriber, and nothing to say about it', async () => {
    expect(await create()).toBeNull();
    expect(lines).toEqual([]);
  });

  test('one that is not whole is named in the log', async () => {
    await layOut(dataDir, [parts.encoder, parts.tokens]);
    expect(await create()).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"lacking":["${parts.decoder}","${parts.joiner}"]`);
  });

  test('one that the library cannot load takes nothing down with it', async () => {
    await layOut(dataDir);
    expect(await create()).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('could not be loaded');
  });
});

describe('the process', () => {
  test('that crashes ends its streams, and another hears the next call', async () => {
    const transcriber = await spelling();
    const heard = await listenWith(transcriber);
    heard.stream.speechStarted();
    process.kill(transcriber.processId ?? 0, 'SIGABRT');
    await expect.poll(() => heard.errors).toMatchObject([{ code: 'voice-service-failed' }]);
    const again = await listenWith(transcriber);
    say(again.stream, spelledAudio('yes please', 8_000), 8_000);
    expect(await again.next()).toBe('yes please');
    await transcriber.close();
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
    await expect.poll(() => transcriber.processId).toBeUndefined();
    await transcriber.close();
  });

  test('takes so many calls and no more', async () => {
    const transcriber = await spelling({ maxStreams: 1 });
    await listenWith(transcriber);
    await expect(listenWith(transcriber)).rejects.toMatchObject({ code: 'voice-service-failed' });
    await transcriber.close();
  });
});

test('a recogniser that throws ends that call only', () => {
  const reports: ListenerReport[] = [];
  const listen = createSherpaListener(
    {
      ...spellingRecogniser,
      decode(stream) {
        if (stream.waves.some(({ sampleRate }) => sampleRate === 16_000)) throw new Error('no');
        spellingRecogniser.decode(stream);
      },
    },
    (report) => void reports.push(report),
  );
  for (const [id, sampleRateHz] of [
    [1, 16_000],
    [2, 8_000],
  ] as const) {
    listen({ type: 'open', id, sampleRateHz, keywords: [] });
    listen({ type: 'start', id });
    listen({ type: 'audio', id, pcm: spelledAudio('hello', sampleRateHz) });
    listen({ type: 'stop', id });
    listen({ type: 'stop', id });
  }
  expect(reports.filter(({ type }) => type === 'failed')).toEqual([
    { type: 'failed', id: 1, reason: 'Error: no' },
  ]);
  expect(reports.filter(({ type }) => type === 'final')).toEqual([
    { type: 'final', id: 2, text: 'hello' },
  ]);
});
