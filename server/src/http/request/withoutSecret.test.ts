import { expect, it } from 'vitest';
import { withoutSecret } from './withoutSecret.ts';

it.each([
  ['/calendar/0123456789abcdefghij.ics', '/calendar/...'],
  ['/talk/0123456789abcdef', '/talk/...'],
  ['/api/share/0123456789abcdef/calls', '/api/share/...'],
  ['/api/share', '/api/share'],
  ['/my-assistant/calls/7', '/my-assistant/calls/7'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutSecret(path)).toBe(logged);
});
