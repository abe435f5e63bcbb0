import { expect, test } from 'vitest';
import { schemaPatternProblem, toolPatternProblem } from './schemaPatterns.ts';

const LOOKAHEAD = '(?=a)';

test.each([
  ['of a property', { properties: { code: { pattern: LOOKAHEAD } } }, 'properties.code.pattern'],
  [
    'of a property named like a keyword',
    { properties: { default: { pattern: LOOKAHEAD } } },
    'properties.default.pattern',
  ],
  [
    'of what is listed',
    { properties: { codes: { items: { anyOf: [{}, { pattern: LOOKAHEAD }] } } } },
    'properties.codes.items.anyOf.1.pattern',
  ],
  ['kept apart', { $defs: { pattern: { pattern: LOOKAHEAD } } }, '$defs.pattern.pattern'],
  ['that is no text', { properties: { code: { pattern: ['(a+)+$'] } } }, 'properties.code.pattern'],
  ['for names', { patternProperties: { '^(a+)+$': {} } }, 'patternProperties'],
  ['for all names', { propertyNames: { pattern: '^(a+)+$' } }, 'propertyNames'],
])('a pattern %s is found', (_where, schema, field) => {
  expect(schemaPatternProblem(schema)?.field).toBe(field);
});

test.each([
  [{}],
  [{ properties: { pattern: { type: 'string', pattern: '^(a+)+$' } } }],
  [{ properties: { a: { default: { pattern: LOOKAHEAD }, enum: [{ pattern: LOOKAHEAD }] } } }],
])('%j has none', (schema) => {
  expect(schemaPatternProblem(schema)).toBeNull();
});

test('a tool names the field as it was sent', () => {
  const parameters = { type: 'object', properties: { code: { pattern: LOOKAHEAD } } };
  expect(toolPatternProblem({ type: 'function', function: { name: 'f', parameters } })?.field).toBe(
    'function.parameters.properties.code.pattern',
  );
  const url = 'https://shop.example/';
  expect(
    toolPatternProblem({ type: 'apiRequest', name: 'f', method: 'POST', url, body: parameters })
      ?.field,
  ).toBe('body.properties.code.pattern');
  expect(toolPatternProblem({ type: 'endCall' })).toBeNull();
});
