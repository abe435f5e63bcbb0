import { describe, expect, test } from 'vitest';
import { assistantTool } from './assistant.ts';
import { apiRequestTool, fillPlaceholders, placeholdersOf, toolServer } from './ownTools.ts';
import { receptionistTools } from './tools.ts';

const lookUp = {
  type: 'apiRequest',
  name: 'lookUpOrder',
  method: 'GET',
  url: 'https://shop.example/orders/{{orderId}}?full={{ full }}',
  headers: { 'x-api-key': 'a secret' },
  body: { type: 'object', properties: { orderId: { type: 'string' } }, required: ['orderId'] },
};

describe('an HTTP tool', () => {
  test('is taken as it stands', () => {
    expect(assistantTool.parse(lookUp)).toEqual(lookUp);
    expect(placeholdersOf(lookUp.url)).toEqual(['orderId', 'full']);
  });

  test.each([
    ['a host with a placeholder', { url: 'https://{{host}}.example/' }],
    ['a password in the address', { url: 'https://me:secret@shop.example/' }],
    ['another protocol', { url: 'file:///etc/passwd' }],
    ['a header that would be two', { headers: { 'x-key': 'one\r\nx-other: two' } }],
    ['a name that is none', { name: 'look up' }],
    ['a schema of no object', { body: { type: 'string' } }],
    ['a schema nobody can check', { body: { type: 'object', properties: { a: { type: 'x' } } } }],
    ['an unknown field', { follow: true }],
  ])('%s is refused', (_what, change) => {
    expect(apiRequestTool.safeParse({ ...lookUp, ...change }).success).toBe(false);
  });

  test('arguments stay within their place in the address', () => {
    expect(fillPlaceholders(lookUp.url, () => '../a?b=c&d#e')).toBe(
      'https://shop.example/orders/..%2Fa%3Fb%3Dc%26d%23e?full=..%2Fa%3Fb%3Dc%26d%23e',
    );
  });
});

test.each(
  receptionistTools.map(
    (tool) => [tool.type === 'function' ? tool.function.name : tool.type, tool] as const,
  ),
)('the receptionist’s %s is a tool whose schema can be checked', (_name, tool) => {
  expect(assistantTool.parse(tool)).toEqual(tool);
});

test('a server of a tool speaks HTTP', () => {
  expect(toolServer.safeParse({ url: 'ftp://host.example/' }).success).toBe(false);
});
