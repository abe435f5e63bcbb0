import { describe, expect, test } from 'vitest';
import { whisperTraits } from './whisperTraits.ts';

const said = { text: 'quería una mesa', meanLogProbability: -0.3, noSpeech: 0.1, cutOff: false };

describe('what Whisper writes', () => {
  test.each([
    ['a sentence that it is sure of', {}],
    ['one that it is sure of, though it heard little', { noSpeech: 0.9 }],
    ['one that it is unsure of, with a voice in it', { meanLogProbability: -1.4 }],
  ])('is taken: %s', (_, change) => {
    expect(whisperTraits.isInvented?.({ ...said, ...change })).toBe(false);
  });

  test.each([
    ['nobody spoke, and it is unsure', { noSpeech: 0.6, meanLogProbability: -1.2 }],
    ['too unlikely', { meanLogProbability: -2.3 }],
    ['in circles', { cutOff: true }],
    ['credits', { text: 'Subtítulos realizados por la comunidad de Amara.org' }],
    ['credits in French', { text: 'Sous-titres réalisés para la communauté d’Amara.org' }],
  ])('is nothing: %s', (_, change) => {
    expect(whisperTraits.isInvented?.({ ...said, ...change })).toBe(true);
  });
});

test('there are words for answers that can be told beforehand, in both languages, without repeats', () => {
  for (const language of ['es', 'fr']) {
    for (const asked of ['phone-number', 'number', 'date', 'time', 'yes-no'] as const) {
      const { answers = [], around = [] } = whisperTraits.lexiconFor(asked, language) ?? {};
      expect(answers.length).toBeGreaterThan(10);
      expect(new Set(answers).size).toBe(answers.length);
      expect(new Set(around).size).toBe(around.length);
    }
    expect(whisperTraits.lexiconFor('name', language)).toBeNull();
    expect(whisperTraits.domainPhrases(language).length).toBeGreaterThan(10);
  }
});

test('a language that nobody taught it has no words', () => {
  expect(whisperTraits.lexiconFor('number', 'de')).toBeNull();
  expect(whisperTraits.domainPhrases('de')).toEqual([]);
});
