import { expect, test } from 'vitest';
import { checkArguments } from './arguments.ts';

const NESTED = '^(a+)+$';
/** JavaScript's own engine would take minutes for it. */
const EVIL = `${'a'.repeat(40)}!`;

test.each([
  ['a property', { pattern: NESTED }, EVIL],
  ['a list', { type: 'array', items: { type: 'string', pattern: NESTED } }, [EVIL]],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'string', pattern: NESTED }] }, [EVIL]],
  [
    'an object',
    { type: 'object', properties: { b: { type: 'string', pattern: NESTED } } },
    { b: EVIL },
  ],
  [
    'other names',
    { type: 'object', additionalProperties: { type: 'string', pattern: NESTED } },
    { b: EVIL },
  ],
  ['one of several', { anyOf: [{ type: 'number' }, { type: 'string', pattern: NESTED }] }, EVIL],
  ['all of several', { allOf: [{ type: 'string' }, { type: 'string', pattern: NESTED }] }, EVIL],
  ['what may be null', { type: ['string', 'null'], pattern: NESTED }, EVIL],
  ['a reference', { $ref: '#/$defs/code' }, EVIL],
  ['a reference to itself', { $ref: '#/$defs/tree' }, { code: 'a', next: { code: EVIL } }],
])('a pattern of %s is run in linear time', (_where, property, value) => {
  const schema = {
    type: 'object',
    properties: { code: { type: 'string', ...property } },
    $defs: {
      code: { type: 'string', pattern: NESTED },
      tree: {
        type: 'object',
        properties: {
          code: { type: 'string', pattern: NESTED },
          next: { $ref: '#/$defs/tree' },
        },
      },
    },
  };
  expect(checkArguments(schema, { code: value }).ok).toBe(false);
  const fitting: unknown = JSON.parse(JSON.stringify(value).replaceAll(EVIL, 'aaa'));
  expect(checkArguments(schema, { code: fitting }).ok).toBe(true);
});

test('a schema kept from before patterns were looked at is not run', () => {
  const schema = { properties: { code: { type: 'string', pattern: '^(?=(a+)+$)' } } };
  expect(checkArguments(schema, { code: EVIL })).toEqual({
    ok: false,
    reason: 'Nothing was sent. The schema of this tool is wrong.',
  });
});
