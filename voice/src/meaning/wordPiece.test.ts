import { expect, test } from 'vitest';
import { createWordPiece } from './wordPiece.ts';

const PIECES = ['[UNK]', '[CLS]', '[SEP]', 'car', '##park', '##s', 'free', '?', 'cafe', "'", 's'];
const json = JSON.stringify({
  model: { vocab: Object.fromEntries(PIECES.map((piece, id) => [piece, id])) },
});
const { encode } = createWordPiece(json);
const names = (text: string, most = 20) => encode(text, most).map((id) => PIECES[id]);

test.each([
  ['Carparks free?', ['[CLS]', 'car', '##park', '##s', 'free', '?', '[SEP]']],
  ['Café', ['[CLS]', 'cafe', '[SEP]']],
  ["car's", ['[CLS]', 'car', "'", 's', '[SEP]']],
  ['zzz free', ['[CLS]', '[UNK]', 'free', '[SEP]']],
  ['', ['[CLS]', '[SEP]']],
])('"%s"', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('no more than was wanted, the last mark among them', () => {
  expect(names('car car car car', 4)).toEqual(['[CLS]', 'car', 'car', '[SEP]']);
  expect(encode('x'.repeat(100_000), 128)).toHaveLength(3);
});

test('a vocabulary without the marks is refused', () => {
  expect(() => createWordPiece('{"model":{"vocab":{"a":0}}}')).toThrow('lacks [UNK]');
});
