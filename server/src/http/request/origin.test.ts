import { expect, it } from 'vitest';
import { mayChange } from './origin.ts';

const publicUrl = 'https://desk.example';

it.each([
  ['GET', { origin: 'https://evil.example' }, true],
  ['POST', {}, true],
  ['POST', { origin: 'https://desk.example' }, true],
  ['POST', { origin: 'http://desk.example' }, false],
  ['POST', { origin: 'http://desk.example', host: 'desk.example' }, false],
  ['POST', { origin: 'https://desk.example', host: 'desk.example' }, true],
  ['POST', { origin: 'https://desk.example.evil.example' }, false],
  ['POST', { origin: 'https://evil.example', host: 'desk.example' }, false],
  ['POST', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }, true],
  ['POST', { origin: 'null', host: 'desk.example' }, false],
  ['POST', { origin: '', host: 'desk.example' }, false],
  ['DELETE', { 'sec-fetch-site': 'cross-site' }, false],
  ['DELETE', { 'sec-fetch-site': 'same-site' }, false],
  ['DELETE', { 'sec-fetch-site': 'same-origin' }, true],
])('%s with %j: %s', (method, headers, allowed) => {
  expect(mayChange(method, headers, publicUrl)).toBe(allowed);
});
