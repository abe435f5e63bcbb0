import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it.each([
  ['a\u0000b\u0000', 'ab'],
  ['half \ud800 and half \udc00', 'half \ufffd and half \ufffd'],
  ['whole \u{1f514}, tab\t, line\n', 'whole \u{1f514}, tab\t, line\n'],
  [{ list: ['\u0000', { 'key\u0000': 'x\u0000' }] }, { list: ['', { key: 'x' }] }],
  [null, null],
  [7, 7],
  [undefined, undefined],
])('%j becomes %j', (value, kept) => {
  expect(storable(value)).toEqual(kept);
});

it('leaves alone what is no JSON', () => {
  const when = new Date(0);
  const bytes = Buffer.from([0]);
  expect(storable({ when, bytes })).toEqual({ when, bytes });
  expect(storable(bytes)).toBe(bytes);
});
