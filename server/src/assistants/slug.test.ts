import { sipUser } from '@belldesk/contract/voice/phoneNumber';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugCandidates, slugOf } from './slug.ts';

it.each([
  ['Golden Lamb', 'golden-lamb'],
  ["Zoë's Café & Bar", 'zoes-cafe-bar'],
  ['  --A1--  ', 'a1'],
  ['寿司', 'assistant'],
  ['', 'assistant'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%j -> %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('whatever the name, every candidate is a user that SIP takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      for (const slug of slugCandidates(name, 3))
        expect(sipUser.safeParse(slug).success).toBe(true);
    }),
  );
});
