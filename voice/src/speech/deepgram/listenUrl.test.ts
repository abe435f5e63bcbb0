import { expect, test } from 'vitest';
import { listenUrl } from './listenUrl.ts';

const query = (language: string, keywords: readonly string[] = []) =>
  new URL(
    listenUrl('wss://api.deepgram.com', 'nova-3', { sampleRateHz: 8_000, language, keywords }),
  ).searchParams;

test.each([
  ['en-GB', 'en-GB'],
  ['en-ZA', 'en'],
  ['es-ES', 'es'],
  ['fr-FR', 'fr'],
  ['fr-CA', 'fr-CA'],
])('%s is asked for as %s', (language, asked) => {
  expect(query(language).get('language')).toBe(asked);
});

test('never more words than the vendor bears', () => {
  const many = Array.from({ length: 500 }, (_, n) => `treatment number ${n}`);
  const asked = query('en-US', [...many, 'y'.repeat(51)]).getAll('keyterm');
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.join('').length).toBeLessThanOrEqual(900);
  expect(asked[0]).toBe('treatment number 0');
});
