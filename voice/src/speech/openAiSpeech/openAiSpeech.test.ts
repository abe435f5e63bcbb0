import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DOUBLE_KEY,
  type SpeechServiceDouble,
  startSpeechServiceDouble,
} from '../testing/speechServiceDouble.ts';
import { loudness, spoken } from '../testing/spoken.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import { describeVoiceFaults } from '../testing/voiceFaults.ts';
import { checkOpenAiSpeechKey } from './checkOpenAiSpeechKey.ts';
import { createOpenAiSpeech, type OpenAiSpeechOptions } from './openAiSpeech.ts';
import { openAiProtocol } from './testing/openAiProtocol.ts';

let double: SpeechServiceDouble;
beforeAll(async () => {
  double = await startSpeechServiceDouble(openAiProtocol);
});
afterAll(() => double.close());

const model = 'gpt-4o-mini-tts';
const create = (options: Partial<OpenAiSpeechOptions> = {}) =>
  createOpenAiSpeech({ apiKey: DOUBLE_KEY, url: double.url, model, ...options });

describeVoice('openai-speech', async () => create());
describeVoiceFaults('openai-speech', {
  startDouble: () => startSpeechServiceDouble(openAiProtocol),
  create: (at) => createOpenAiSpeech({ ...at, model }),
  checkKey: checkOpenAiSpeechKey,
});

test('what comes at 24 kHz lasts as long at 16 kHz, and is as loud', async () => {
  const pcm = await spoken(create(), 'One moment, please.');
  expect(pcm).toHaveLength((19 * 60 * 16_000) / 1_000);
  expect(loudness(pcm)).toBeCloseTo(6_000 / Math.SQRT2, -3);
});

test('a voice is told its accent, where the model takes instructions', async () => {
  await spoken(create(), 'Yes.', { voiceId: 'amelia' });
  expect(double.bodies.at(-1)).toMatchObject({
    model,
    voice: 'shimmer',
    instructions: expect.stringMatching(/British/) as unknown,
  });
  await spoken(create({ model: 'tts-1', voices: { amelia: 'alloy' } }), 'Yes.', {
    voiceId: 'amelia',
  });
  expect(double.bodies.at(-1)).toEqual({
    model: 'tts-1',
    input: 'Yes.',
    voice: 'alloy',
    response_format: 'pcm',
  });
});
