import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { hearLetters } from './letters.ts';
import { hearName } from './names.ts';
import { hearSpellingHint } from './spellingHints.ts';

test.each([
  ['s m y t h', 'smyth'],
  ['j o double l e y', 'jolley'],
  ['bee e a double tee y', 'beatty'],
  ['s as in sugar i as in ink m as in mother', 'sim'],
  ['s for sugar i n for november', 'sin'],
  ['lima echo alpha lima', 'leal'],
  ['capital k then a then y e', 'kaye'],
  // words, not letters
  ['see you at tea', null],
  ['mike and oscar', null],
  ['i am a', null],
  ['are you', null],
])('letters in "%s" are %s', (words, expected) => {
  expect(hearLetters(words.split(' '), 3)?.word ?? null).toBe(expected);
});

test.each([
  ['smith with a y', 'Smith', 'Smyth'],
  ['with a y instead of the i', 'Smith', 'Smyth'],
  ['smyth with a y', 'Smyth', 'Smyth'],
  ['katherine with a c', 'Katherine', 'Catherine'],
  ['ann with an e', 'Ann', 'Anne'],
  ['anne without an e', 'Anne', 'Ann'],
  ["mat with two t's", 'Mat', 'Matt'],
  ['jon with an h', 'Jon', 'John'],
])('"%s" makes %s into %s', (words, name, expected) => {
  expect(hearSpellingHint(words)?.apply(name)).toBe(expected);
});

test.each(['a table with a view', 'with a friend', 'with two kids', 'without onions'])(
  '"%s" tells no spelling',
  (words) => {
    expect(hearSpellingHint(words)).toBeNull();
  },
);

test.each([
  ['Sure. Kate Dunn.', 'Kate Dunn'],
  ['Right, that sounds good. Elizabeth Monroe', 'Elizabeth Monroe'],
  ["It's under Tom Becker", 'Tom Becker'],
  ['Mr Singh', 'Mr Singh'],
  ['professor jane wu', 'Prof Jane Wu'],
  ['first name Ada, last name King', 'Ada King'],
  ['last name King, first name Ada', 'Ada King'],
  ["It's Rob. R-O-B. Last name Hardy", 'Rob Hardy'],
  ['Nora, N O R A, Quinn, Q U I N N', 'Nora Quinn'],
  ['Anne-Marie Smith-Jones', 'Anne-Marie Smith-Jones'],
  ['grace long', 'Grace Long'],
  ['j o', 'Jo'],
  ['is that o r o or o e?', null],
  ['tomorrow at eight', null],
  ['what do you mean', null],
])('asked for a name, "%s" is %s', (raw, expected) => {
  expect(hearName(plainWords(raw), { raw, asked: true })).toBe(expected);
});

test.each([
  ['surname first, Byrne, B Y R N E, Sinead', 'Sinead Byrne'],
  ['the name is Whitaker, W H I T A K E R, first name Ellis', 'Ellis Whitaker'],
  ['I want to ask for Aoife, my name is Nora', 'Nora'],
  ['could I ask for Aoife please', null],
])('whose name "%s" tells', (said, name) => {
  expect(hearName(plainWords(said), { raw: said, asked: true })).toBe(name);
});

test('whom somebody asks for is not the caller', () => {
  const said = 'a trim please, and ask for Aoife';
  expect(hearName(plainWords(said), { raw: said, asked: false })).toBeNull();
});
