import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, typeOf } from './fields.ts';

const calls = z.object({
  calls: z.array(z.object({ id: z.uuid(), note: z.string().max(40).optional() })),
  user: z.object({ name: z.string() }).nullable(),
});

test('properties within arrays and nullable objects are named by their way', () => {
  expect(fieldsOf(calls, 'output')).toEqual([
    { name: 'calls', type: 'array of object', isRequired: true },
    { name: 'calls[].id', type: 'UUID', isRequired: true },
    { name: 'calls[].note', type: 'string, at most 40 characters', isRequired: false },
    { name: 'user', type: 'object or null', isRequired: true },
    { name: 'user.name', type: 'string', isRequired: true },
  ]);
});

test('what has a default need not be sent', () => {
  const query = z.object({ scope: z.enum(['mine', 'all']).default('mine') });
  expect(fieldsOf(query, 'input')).toEqual([
    { name: 'scope', type: '"mine", "all"', isRequired: false },
  ]);
});

test.each([
  [z.number().min(0).max(1), 'number, 0 to 1'],
  [z.number().int().min(0), 'integer, 0 or more'],
  [z.number().int(), 'integer'],
  [z.literal(true), 'true'],
  [z.union([z.string(), z.array(z.string())]), 'string or array of string'],
  [z.iso.date(), 'day, YYYY-MM-DD'],
])('%# is %s', (schema, words) => {
  expect(typeOf(schema, 'output')).toBe(words);
});
