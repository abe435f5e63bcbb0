import { afterAll, beforeAll, expect, test } from 'vitest';
import { CountedClock } from '../testing/countedClock.ts';
import { spelledAudio } from '../testing/spelledAudio.ts';
import { describeTranscriber, listenWith, say } from '../testing/transcriberConformance.ts';
import { describeTranscriberFaults } from '../testing/transcriberFaults.ts';
import { checkDeepgramKey } from './checkDeepgramKey.ts';
import { defaultDeepgramDeadlines as deadlines } from './deadlines.ts';
import { createDeepgramTranscriber, type DeepgramOptions } from './deepgramTranscriber.ts';
import { type DeepgramDouble, DOUBLE_KEY, startDeepgramDouble } from './testing/deepgramDouble.ts';

let double: DeepgramDouble;
beforeAll(async () => {
  double = await startDeepgramDouble();
});
afterAll(() => double.close());

const create = (options: Partial<DeepgramOptions> = {}) =>
  createDeepgramTranscriber({ apiKey: DOUBLE_KEY, url: double.url, ...options });

describeTranscriber('deepgram', {
  create: async () => create(),
  speech: async (text, rate) => spelledAudio(text, rate),
});
describeTranscriberFaults('deepgram', {
  key: DOUBLE_KEY,
  deadlines,
  startDouble: startDeepgramDouble,
  create: createDeepgramTranscriber,
  checkKey: checkDeepgramKey,
});

test('a call of minutes in silence keeps its connection, and is sent no audio for it', async () => {
  const clock = new CountedClock();
  const transcriber = create({ clock });
  const heard = await listenWith(transcriber);
  const asked = double.asked.length;
  const before = double.audioBytes;
  for (let seconds = 0; seconds < 120; seconds += 10) {
    const controls = double.controls.length;
    heard.stream.write(new Int16Array(80_000));
    clock.advance(10_000);
    await expect.poll(() => double.controls.length).toBeGreaterThanOrEqual(controls + 2);
    double.silenceOf(10_000);
  }
  expect(double.audioBytes).toBe(before);
  expect(double.asked.length).toBe(asked);
  say(heard.stream, spelledAudio('still there', 8_000), 8_000);
  expect(await heard.next()).toBe('still there');
  heard.stream.close();
  await expect.poll(() => double.controls.at(-1)).toBe('CloseStream');
  await transcriber.close();
});

test('the owner’s words are expected, as the model wants to be told', async () => {
  const newer = create();
  const older = create({ model: 'nova-2' });
  const words = ['The Golden Lamb', 'Abercrombie', 'Abercrombie', ' ', 'x', 'ab'];
  for (const transcriber of [newer, older]) {
    const heard = await listenWith(transcriber, 16_000, words);
    heard.stream.close();
    await transcriber.close();
  }
  const [first, second] = double.asked.slice(-2);
  expect(first?.getAll('keyterm')).toEqual(['The Golden Lamb', 'Abercrombie', 'ab']);
  expect(second?.getAll('keywords')).toEqual(['The Golden Lamb', 'Abercrombie', 'ab']);
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    model: 'nova-3',
    language: 'en-GB',
    sample_rate: '16000',
    interim_results: 'true',
    endpointing: 'false',
  });
});

test('so short a sound that the vendor says nothing of it is answered with nothing', async () => {
  const clock = new CountedClock();
  const transcriber = create({ clock });
  const heard = await listenWith(transcriber);
  heard.stream.speechStarted();
  heard.stream.speechStopped();
  clock.advance(deadlines.settleMs);
  expect(heard.finals).toEqual(['']);
  heard.stream.close();
  await transcriber.close();
});
