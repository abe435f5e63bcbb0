import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What docs/WRITING.md gave up, as whole words. */
const GIVEN_UP = [
  /\btelephones?\b/i,
  /\bwhoever\b/i,
  /\b(?:stands|lies) (?:here|there|in|on|at)\b/i,
  /\b(?:is|are|was|were) told\b/i,
  /\bnobody has\b/i,
  /\brungs?\b/i,
  /\bladder\b/i,
  /\bstand-in\b/i,
  /\bthis look\b/i,
  /\bhold still\b/i,
  /\bhither\b/i,
] as const;

/** The texts of the interface in the order of the catalogue. */
async function interfaceTexts(): Promise<string[]> {
  const catalogue = await readFile(new URL('en.po', import.meta.url), 'utf8');
  return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join(''),
  );
}

test('no text of the interface has a word that we gave up', async () => {
  const texts = await interfaceTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.filter((text) => GIVEN_UP.some((word) => word.test(text)));
  expect(found).toEqual([]);
});
