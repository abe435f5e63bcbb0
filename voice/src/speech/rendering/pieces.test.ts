import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test.each([
  ['', []],
  ['Hello.', ['Hello.']],
  ['Hello. How are you? Fine!', ['Hello.', 'How are you?', 'Fine!']],
  ['It costs 2.50 in all.', ['It costs 2.50 in all.']],
  [
    'Thank you for calling the Golden Lamb, I can book a table or take a message.',
    ['Thank you for calling the Golden Lamb,', 'I can book a table or take a message.'],
  ],
])('%j is rendered as %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('nothing but spaces is lost, and no piece is too long', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[,.!?;]{0,2}$/), { maxLength: 80 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const pieces = piecesOf(text);
      expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(160);
    }),
  );
});
