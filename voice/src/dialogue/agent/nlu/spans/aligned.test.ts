import { expect, test } from 'vitest';
import { type Aligned, aligned, cut, inWords, rewritten } from './aligned.ts';
import { readingsOf } from './reading.ts';

const words = 'a table for twenty two on the third at half past seven';

/** The caller's words that a piece of the text stands for. */
function wordsOf(text: Aligned, piece: string): string {
  const at = text.text.indexOf(piece);
  const { from, to } = inWords(text, at, at + piece.length);
  return words.slice(from, to);
}

test('what is read tells which words it was made of', () => {
  const { plain } = readingsOf(aligned(words), [], []);
  expect(plain.text).toBe('a table for 22 on the 3rd at half past 7');
  expect(wordsOf(plain, '22')).toBe('twenty two');
  expect(wordsOf(plain, '3rd')).toBe('third');
  expect(wordsOf(plain, 'half past 7')).toBe('half past seven');
});

test('what was taken is left out, and the rest keeps its place', () => {
  const from = words.indexOf('twenty');
  const left = cut(aligned(words), [{ from, to: from + 'twenty two'.length }]);
  expect(left.text).toBe('a table for on the third at half past seven');
  expect(wordsOf(left, 'third')).toBe('third');
});

test('a rewriting may name groups of the match', () => {
  expect(rewritten(aligned('at 19h30'), [/(\d+)h(\d+)/g, '$1:$2']).text).toBe('at 19:30');
});
