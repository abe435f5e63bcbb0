import { ManualClock } from '@belldesk/kit/clock';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import { spelledAudio } from '../testing/spelledAudio.ts';
import type { RecogniseRequest, Recogniser } from './recogniser.ts';
import { createRecogniserListener } from './recogniserListener.ts';
import { spellingRecogniser } from './testing/spellingRecogniser.ts';

const RATE_HZ = 16_000;
let clock: ManualClock;
let reports: ListenerReport[];
let requests: RecogniseRequest[];
let tell: (command: ListenerCommand) => void;
/** Held back until it is released, where a test says so. */
let gate: Promise<void>;

const noted: Recogniser = {
  async recognise(request) {
    requests.push(request);
    await gate;
    return spellingRecogniser.recognise(request);
  },
};

function listenWith(recogniser: Recogniser): void {
  tell = createRecogniserListener(recogniser, clock, (report) => reports.push(report), {
    maxLateMs: 1_250,
    sideShare: 0.6,
    firstCost: { perSecondMs: 80, eachMs: 120 },
  });
  tell({ type: 'open', id: 1, sampleRateHz: RATE_HZ, language: 'es', keywords: ['Golden Lamb'] });
}
beforeEach(() => {
  clock = new ManualClock();
  reports = [];
  requests = [];
  gate = Promise.resolve();
  listenWith(noted);
});

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const told = (type: ListenerReport['type']) => reports.filter((report) => report.type === type);
const audio = (pcm: Int16Array) => tell({ type: 'audio', id: 1, pcm });
const silence = (ms: number) => new Int16Array((RATE_HZ * ms) / 1_000);

async function utter(text: string): Promise<void> {
  tell({ type: 'start', id: 1 });
  audio(spelledAudio(text, RATE_HZ));
  tell({ type: 'stop', id: 1 });
  await turns();
}

describe('a caller', () => {
  test('is heard with what was asked and the names of the business', async () => {
    tell({ type: 'expect', id: 1, what: { asked: 'name', phrases: ['Anna'] } });
    await utter('anna');
    expect(requests.at(-1)).toMatchObject({
      effort: 'full',
      language: 'es',
      listeningFor: { asked: 'name', phrases: ['Anna', 'Golden Lamb'] },
    });
    expect(told('final')).toMatchObject([{ text: 'anna', hearing: { confidence: 0.5 } }]);
  });

  test('who pauses and says no more has the final text ready', async () => {
    tell({ type: 'start', id: 1 });
    audio(spelledAudio('yes please', RATE_HZ));
    await turns();
    clock.advance(1_000);
    audio(silence(200));
    await turns();
    const before = requests.length;
    expect(requests.at(-1)?.effort).toBe('full');
    audio(silence(100));
    tell({ type: 'stop', id: 1 });
    expect(told('final')).toMatchObject([{ text: 'yes please' }]);
    expect(requests).toHaveLength(before);
  });

  test('who goes on after a pause is heard as a whole', async () => {
    tell({ type: 'start', id: 1 });
    audio(spelledAudio('yes', RATE_HZ));
    audio(silence(200));
    await turns();
    audio(spelledAudio(' please', RATE_HZ));
    tell({ type: 'stop', id: 1 });
    await turns();
    expect(told('final')).toMatchObject([{ text: 'yes please' }]);
  });

  test('who stops while a text is being made gets one final, and no partial after it', async () => {
    const release = Promise.withResolvers<void>();
    gate = release.promise;
    tell({ type: 'start', id: 1 });
    audio(spelledAudio('a table for two', RATE_HZ));
    await turns();
    expect(requests).toHaveLength(1);
    tell({ type: 'stop', id: 1 });
    release.resolve();
    await turns();
    const kinds = reports.filter(({ type }) => type === 'partial' || type === 'final');
    expect(kinds).toMatchObject([{ type: 'final', text: 'a table for two' }]);
  });

  test('who hangs up is not heard any more', async () => {
    tell({ type: 'start', id: 1 });
    audio(spelledAudio('hello', RATE_HZ));
    tell({ type: 'close', id: 1 });
    tell({ type: 'stop', id: 1 });
    await turns();
    expect([told('final'), told('partial'), told('failed')]).toEqual([[], [], []]);
  });

  test('who talks for a minute is heard in parts, and nothing is lost', async () => {
    const words = Array.from({ length: 120 }, (_, n) => `word ${n}`).join(' ');
    tell({ type: 'start', id: 1 });
    const pcm = spelledAudio(words, RATE_HZ);
    for (let at = 0; at < pcm.length; at += 1_600) audio(pcm.subarray(at, at + 1_600));
    await turns();
    tell({ type: 'stop', id: 1 });
    await turns();
    expect(pcm.length / RATE_HZ).toBeGreaterThan(35);
    expect(Math.max(...requests.map(({ samples }) => samples.length))).toBeLessThan(21 * RATE_HZ);
    const [final] = told('final');
    const heard = final?.type === 'final' ? final.text : '';
    // A letter may be cut in two where a part ends.
    expect(heard.replaceAll(' ', '').length).toBeGreaterThan(words.replaceAll(' ', '').length - 5);
  });
});

test('a recogniser that throws ends that call only', async () => {
  listenWith({
    async recognise(request) {
      if (request.listeningFor.asked === 'date') throw new Error('no');
      return spellingRecogniser.recognise(request);
    },
  });
  tell({ type: 'open', id: 2, sampleRateHz: RATE_HZ, language: 'es', keywords: [] });
  tell({ type: 'expect', id: 1, what: { asked: 'date', phrases: [] } });
  for (const id of [1, 2]) {
    tell({ type: 'start', id });
    tell({ type: 'audio', id, pcm: spelledAudio('hello', RATE_HZ) });
    tell({ type: 'stop', id });
    tell({ type: 'stop', id });
  }
  await turns();
  expect(told('failed')).toEqual([{ type: 'failed', id: 1, reason: 'Error: no' }]);
  expect(told('final')).toMatchObject([{ id: 2, text: 'hello' }]);
});

test('when too many wait, the last are told at once, and the load says so', async () => {
  const release = Promise.withResolvers<void>();
  gate = release.promise;
  const ids = Array.from({ length: 20 }, (_, n) => n + 10);
  for (const id of ids) {
    tell({ type: 'open', id, sampleRateHz: RATE_HZ, language: 'es', keywords: [] });
    tell({ type: 'start', id });
    tell({ type: 'audio', id, pcm: spelledAudio('what time do you close', RATE_HZ) });
  }
  for (const id of ids) tell({ type: 'stop', id });
  await turns();
  const failed = told('failed').length;
  expect(failed).toBeGreaterThan(10);
  expect(failed).toBeLessThan(20);
  const load = told('load').at(-1);
  expect(load).toMatchObject({ queued: 20 - failed });
  release.resolve();
  await turns();
  expect(told('final')).toHaveLength(20 - failed);
  expect(told('load').at(-1)).toMatchObject({ queued: 0, waitMs: 0 });
});
