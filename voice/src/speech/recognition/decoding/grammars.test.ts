import { describe, expect, test } from 'vitest';
import { lexiconFor } from '../../moonshine/lexicons.ts';
import { END_TOKEN, vocabularyOf } from '../../moonshine/vocabulary.ts';
import type { Grammar } from './beamSearch.ts';
import { phraseBias } from './phraseBias.ts';
import { keyOf } from './readings.ts';
import { wordGrammar } from './wordGrammar.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.');
const vocabulary = vocabularyOf(['<unk>', '<s>', '</s>', '▁', ...letters, '▁seven', '▁six']);
const tokensOf = (text: string, of = vocabulary): readonly number[] => of.encode(text) ?? [];

/** Whether a text may be written from its beginning to its end. */
function takes(grammar: Grammar, text: string, of = vocabulary): boolean {
  let place = grammar.start;
  for (const token of [...tokensOf(text, of), END_TOKEN]) {
    if (grammar.allowed(place)?.includes(token) === false) return false;
    if (token !== END_TOKEN) place = grammar.after(place, token);
  }
  return true;
}

describe('a grammar of words', () => {
  const lexicon = { least: 1, answers: ['six', 'seven', 'seventy'], around: ['for', 'please'] };
  const grammar = wordGrammar(lexicon, vocabulary);

  test.each([' six', ' Six', ' seven six, seven. six', ' seventy', ' six.', ' For six, please'])(
    'takes "%s"',
    (text) => expect(takes(grammar, text)).toBe(true),
  );

  test.each([
    '',
    ',',
    ' sex',
    ' sixty',
    ' six,, six',
    ' please',
    ' for. please.',
    ' six Six',
    ' sevent',
    ' six 6',
  ])('does not take "%s"', (text) => expect(takes(grammar, text)).toBe(false));
});

describe('a grammar of words and figures', () => {
  const figures = vocabularyOf(['<unk>', '<s>', '</s>', '▁', ...letters, ':', '▁7', '▁1', '▁12']);
  const grammar = wordGrammar(
    { least: 1, figures: true, answers: ['noon'], around: ['at'] },
    figures,
  );
  const written = (text: string) => takes(grammar, text, figures);

  test.each([' 7', ' at 12:30', ' At 7, 12', ' 7h30', ' noon 7', ' 1247'])('takes "%s"', (text) =>
    expect(written(text)).toBe(true),
  );

  test.each([' at', ' 7x', ' at7', ' :30'])('does not take "%s"', (text) =>
    expect(written(text)).toBe(false),
  );
});

test('a row of letters is no spelling until it is long enough', () => {
  const spelling = wordGrammar({ least: 3, answers: ['a', 'b'], around: ['six'] }, vocabulary);
  expect(takes(spelling, ' a, b six')).toBe(false);
  expect(takes(spelling, ' a, b six a')).toBe(true);
  expect(takes(spelling, ' a, b a, b a b')).toBe(true);
});

test('there are words for answers that can be told beforehand, without repeats', () => {
  for (const asked of ['phone-number', 'number', 'date', 'time', 'yes-no', 'name'] as const) {
    const { answers = [], around = [] } = lexiconFor(asked) ?? {};
    const words = [...answers, ...around];
    expect(words.length).toBeGreaterThan(20);
    expect(new Set(words).size).toBe(words.length);
  }
  expect([lexiconFor('anything'), lexiconFor('message')]).toEqual([null, null]);
});

describe('a bias to phrases', () => {
  const bias = phraseBias(['six', 'sea'], vocabulary);
  /** All that is added to a text, the end of it included. */
  function added(text: string): number {
    let place = bias.start;
    let sum = 0;
    for (const token of [...tokensOf(text), END_TOKEN]) {
      sum += bias.bonus?.(place, token) ?? 0;
      place = bias.after(place, token);
    }
    return sum;
  }

  test('adds to a phrase wherever it stands, and to nothing else', () => {
    expect(added(' six')).toBeGreaterThan(0);
    expect(added(' sea')).toBeGreaterThan(0);
    expect(added(' seven six')).toBeCloseTo(added(' six'));
    expect(added(' seven')).toBe(0);
  });

  test('takes back what it gave to a phrase that breaks off', () => {
    expect(added(' sex')).toBeCloseTo(0);
    expect(added(' s')).toBeCloseTo(0);
  });

  test('forbids nothing', () => expect(bias.allowed(bias.start)).toBeNull());
});

test('readings that differ in stops, capitals and old spellings only are one', () => {
  expect(keyOf('To-morrow, at Half-past six.')).toBe(keyOf('tomorrow at half past six'));
  expect(keyOf('Seven p.m.')).toBe(keyOf('seven pm'));
});
