import { AppError } from '@belldesk/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan, MAX_JSON_DEPTH, parseJson } from './json.ts';

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('tells the depth of any JSON, whatever its texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(9), (value, maxDepth) => {
      expect(isDeeperThan(JSON.stringify(value), maxDepth)).toBe(depthOf(value) > maxDepth);
    }),
  );
  expect(isDeeperThan(String.raw`["[[[[\"[[\\","{{{{"]`, 1)).toBe(false);
});

test.each([arrays, objects])(
  'takes the deepest that is allowed and not one level more',
  (nested) => {
    expect(parseJson(nested(MAX_JSON_DEPTH))).toEqual(JSON.parse(nested(MAX_JSON_DEPTH)));
    for (const depth of [MAX_JSON_DEPTH + 1, 100_000]) {
      expect(() => parseJson(nested(depth))).toThrow(AppError);
    }
  },
);

test.each(['', '[', '{"a":[', '"never ended', String.raw`"\\`, ']]]]'])('%j is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
