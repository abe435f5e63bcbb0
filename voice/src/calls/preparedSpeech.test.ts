import { expect, test } from 'vitest';
import type { SpeakRequest, Voice } from '../speech/ports.ts';
import { PreparedSpeech } from './preparedSpeech.ts';

const request = { text: 'Hello.', voiceId: 'amelia', language: 'en-GB' };

/** A voice whose pieces come when the test gives them. */
function voiceOf(pieces: AsyncIterable<Int16Array>): { voice: Voice; asked: SpeakRequest[] } {
  const asked: SpeakRequest[] = [];
  const voice: Voice = {
    name: 'scripted',
    speak: (wanted) => {
      asked.push(wanted);
      return pieces;
    },
    close: async () => {},
  };
  return { voice, asked };
}

async function gathered(speech: PreparedSpeech): Promise<number[]> {
  const samples: number[] = [];
  for await (const piece of speech.pieces()) samples.push(...piece);
  return samples;
}

test('gives what was rendered before it was wanted and what comes after', async () => {
  const gate = Promise.withResolvers<void>();
  const { voice } = voiceOf(
    (async function* () {
      yield Int16Array.of(1, 2);
      await gate.promise;
      yield Int16Array.of(3);
    })(),
  );
  const speech = new PreparedSpeech(voice, request);
  const all = gathered(speech);
  gate.resolve();
  expect(await all).toEqual([1, 2, 3]);
});

test('throws what the voice threw, when it is wanted and not before', async () => {
  const { voice } = voiceOf(
    (async function* () {
      yield Int16Array.of(1);
      throw new Error('out of breath');
    })(),
  );
  await expect(gathered(new PreparedSpeech(voice, request))).rejects.toThrow('out of breath');
});

test('that is dropped tells the voice so', () => {
  const { voice, asked } = voiceOf((async function* () {})());
  new PreparedSpeech(voice, request).drop();
  expect(asked[0]?.signal.aborted).toBe(true);
});
