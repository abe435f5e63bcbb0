import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const SECRET = 'a secret of the test, long enough to be one';

test('what was sealed is opened again, and is never sealed the same twice', () => {
  const sealer = createSealer(SECRET, 'one');
  const [first, second] = [sealer.seal('whsec_abc'), sealer.seal('whsec_abc')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('whsec_abc');
  expect([sealer.open(first), sealer.open(second)]).toEqual(['whsec_abc', 'whsec_abc']);
});

test.each([
  ['another secret', createSealer(`${SECRET} and another`, 'one')],
  ['another purpose', createSealer(SECRET, 'two')],
])('%s opens nothing', (_what, other) => {
  const sealed = createSealer(SECRET, 'one').seal('whsec_abc');
  expect(() => other.open(sealed)).toThrow('unable to authenticate data');
});
