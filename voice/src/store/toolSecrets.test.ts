import type { AssistantTool } from '@belldesk/contract/voice/assistant';
import { expect, test } from 'vitest';
import { createSealer, openAssistant, sealAssistant } from './sealer.ts';
import { hideSecrets, keepSecrets } from './toolSecrets.ts';

const sealer = createSealer('a secret of the test, long enough to be one');

const tools: AssistantTool[] = [
  {
    type: 'apiRequest',
    name: 'one',
    method: 'GET',
    url: 'https://a.example/x',
    headers: { 'X-Key': 'hunter2' },
  },
  {
    type: 'apiRequest',
    name: 'two',
    method: 'GET',
    url: 'https://a.example/y',
    headers: { type: 'object', properties: { 'X-Key': { value: 'hunter3' } } },
  },
  {
    type: 'function',
    function: { name: 'three' },
    server: { url: 'https://b.example/', secret: 'hunter4', headers: { 'X-Key': 'hunter5' } },
  },
  { type: 'endCall' },
];
const dto = { model: { provider: 'openai', model: 'x', tools } };

test('secrets of tools lie sealed, and are opened as they were', () => {
  const sealed = sealAssistant(dto, sealer);
  expect(JSON.stringify(sealed)).not.toMatch(/hunter/);
  expect(openAssistant(sealed, sealer)).toEqual(dto);
});

test('secrets of tools are not shown', () => {
  const hidden = tools.map(hideSecrets);
  expect(JSON.stringify(hidden)).not.toMatch(/hunter/);
  expect(JSON.stringify(hidden)).toMatch(/X-Key/);
});

test('sent back as it is shown, a tool keeps its secrets', () => {
  expect(tools.map(hideSecrets).map((tool) => keepSecrets(tool, tools))).toEqual(tools);
});

test.each([
  ['another host', { url: 'https://evil.example/x' }],
  ['another port', { url: 'https://a.example:8443/x' }],
  ['another name', { name: 'four' }],
  ['another header', { headers: { Authorization: '(hidden)' } }],
])('for %s there is none to keep', (_what, change) => {
  const [first] = tools.map(hideSecrets);
  expect(() => keepSecrets({ ...first, ...change } as AssistantTool, tools)).toThrow(
    /must be given again/,
  );
});

test('a secret that is given takes the place of the one before', () => {
  const given = { ...tools[0], headers: { 'X-Key': 'new' } } as AssistantTool;
  expect(keepSecrets(given, tools)).toEqual(given);
});
