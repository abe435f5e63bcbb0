import { describe, expect, test } from 'vitest';
import type { ListeningFor } from '../hearing.ts';
import { moonshineTraits } from '../moonshine/moonshineTraits.ts';
import { END_TOKEN, vocabularyOf } from '../moonshine/vocabulary.ts';
import { createRecogniser } from './createRecogniser.ts';
import type { SpeechModel } from './speechModel.ts';
import { type ScriptedState, scriptedAudio } from './testing/scriptedAudio.ts';
import type { RecogniserTraits } from './traits.ts';

// Every word is one token: joined letter by letter.
const spoken = ['four', 'for', 'two', 'one', 'hello'];
const pieces = spoken.flatMap((word) => Array.from(word, (_, at) => `▁${word.slice(0, at + 1)}`));
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const vocabulary = vocabularyOf([
  '<unk>',
  '<s>',
  '</s>',
  ',',
  '.',
  ...new Set(pieces),
  '▁',
  ...letters,
]);
const tokenOf = (word: string): number => vocabulary.encode(` ${word}`)?.[0] ?? 0;

/** A model that is as sure of each word as told; the last is followed by the end. */
function modelOf(
  likely: readonly Readonly<Record<string, number>>[],
): SpeechModel<ScriptedState> & { readonly heard: Float32Array[] } {
  const heard: Float32Array[] = [];
  return {
    heard,
    encode(samples) {
      heard.push(samples);
      return scriptedAudio(vocabulary.size, ({ length }) => {
        const words = likely[length];
        if (!words) return { [END_TOKEN]: 0.9 };
        return Object.fromEntries(
          Object.entries(words).map(([word, probability]) => [tokenOf(word), probability]),
        );
      });
    },
    close: () => undefined,
  };
}

const speech = Float32Array.from({ length: 16_000 }, (_, at) => 0.2 * Math.sin(at * 0.2));

async function hear(
  model: SpeechModel<ScriptedState>,
  asked: ListeningFor['asked'],
  options: { phrases?: readonly string[]; effort?: 'quick' | 'full' } = {},
) {
  const { phrases = [], effort = 'full' } = options;
  return createRecogniser(model, vocabulary, moonshineTraits).recognise({
    samples: speech,
    language: 'en',
    listeningFor: { asked, phrases },
    effort,
    pause: async () => undefined,
  });
}

describe('a recogniser', () => {
  const unsure = () => modelOf([{ for: 0.6, four: 0.3 }, { two: 0.8 }, { one: 0.8 }]);

  test('writes what is likeliest where anything may be said', async () => {
    const { text, hearing } = await hear(unsure(), 'anything');
    expect(text).toBe('for two one');
    expect(hearing.alternatives[0]?.text).toBe('four two one');
    expect(hearing.words.map((word) => word.text)).toEqual(['for', 'two', 'one']);
  });

  test('takes an answer to the question over what is a little likelier', async () => {
    expect((await hear(unsure(), 'phone-number')).text).toBe('four two one');
  });

  test('leaves what was said where an answer is far from it', async () => {
    const greeting = () => modelOf([{ hello: 0.99 }]);
    expect((await hear(greeting(), 'phone-number')).text).toBe('hello');
    expect((await hear(greeting(), 'number')).text).toBe('hello');
  });

  test('does not take the half of what was said for the answer', async () => {
    const more = modelOf([
      { four: 0.9 },
      ...Array.from({ length: 6 }, () => ({ hello: 0.9, one: 0.000_001 })),
    ]);
    expect((await hear(more, 'number')).text).toMatch(/hello hello/);
  });

  test('prefers a phrase that was expected', async () => {
    expect((await hear(unsure(), 'anything', { phrases: ['four'] })).text).toBe('four two one');
  });

  test('a quick text is one reading', async () => {
    const quick = await hear(unsure(), 'phone-number', { effort: 'quick' });
    expect(quick).toMatchObject({ text: 'for two one', hearing: { alternatives: [] } });
  });

  test('says nothing to silence, and does not ask the model', async () => {
    const model = unsure();
    const silent = await createRecogniser(model, vocabulary, moonshineTraits).recognise({
      samples: new Float32Array(16_000),
      language: 'en',
      listeningFor: { asked: 'number', phrases: [] },
      effort: 'full',
      pause: async () => undefined,
    });
    expect([silent.text, silent.hearing.confidence, model.heard]).toEqual(['', 0, []]);
  });

  test('does not tell what the model made up where nobody spoke', async () => {
    const judged: unknown[] = [];
    const traits: RecogniserTraits = {
      ...moonshineTraits,
      isInvented(reading) {
        judged.push(reading);
        return reading.text.startsWith('for');
      },
    };
    const listen = (effort: 'quick' | 'full') =>
      createRecogniser(unsure(), vocabulary, traits).recognise({
        samples: speech,
        language: 'en',
        listeningFor: { asked: 'anything', phrases: [] },
        effort,
        pause: async () => undefined,
      });
    const full = await listen('full');
    expect(full.text).toBe('four two one');
    // Made up was likelier than said.
    expect(full.hearing.confidence).toBeLessThan(0.5);
    expect((await listen('quick')).text).toBe('');
    expect(judged[0]).toMatchObject({ text: 'for two one', noSpeech: 0, cutOff: false });
  });
});
