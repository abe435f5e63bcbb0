import { expect, it } from 'vitest';
import { webhookUrlOf } from './dependencies.ts';
import { roleOf } from './role.ts';

it.each([
  ['http://127.0.0.1:8090', 'http://127.0.0.1:3000/webhooks/voice'],
  ['http://localhost:8090', 'http://127.0.0.1:3000/webhooks/voice'],
  ['http://[::1]:8090', 'http://127.0.0.1:3000/webhooks/voice'],
  ['https://voice.example', 'https://desk.example/webhooks/voice'],
])('a voice platform at %s reports to %s', (voiceUrl, url) => {
  expect(webhookUrlOf({ voiceUrl, port: 3000, publicUrl: 'https://desk.example' })).toBe(url);
});

it('a role is one of three', () => {
  expect(roleOf([])).toBe('all');
  expect(roleOf(['--role', 'worker'])).toBe('worker');
  expect(() => roleOf(['--role', 'boss'])).toThrow(
    '--role must be web, worker or all (it is boss)',
  );
});
