import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVocabulary, vocabularyOf } from './vocabulary.ts';

// "Ġ" is a space, "Ã" and "±" the two bytes of "ñ".
const written = ['s', 'o', 'm', 'i', 'e', 'Ã', '±', 'Ġ', 'so', 'som', 'Ġs', 'Ġsom', '6', 'Ġ6', ','];
const numbers = Object.fromEntries(written.map((token, number) => [token, number]));
const merges = ['s o', 'so m', 'Ġ s', 'Ġ som', 'Ġ 6'];
const tokenOf = (token: string) => written.indexOf(token);

describe('a vocabulary', () => {
  const vocabulary = vocabularyOf(numbers, merges);

  test('joins bytes in the order that the model was taught, word by word', () => {
    expect(vocabulary.encode('som')).toEqual([tokenOf('som')]);
    expect(vocabulary.encode(' som, 6')).toEqual([tokenOf('Ġsom'), tokenOf(','), tokenOf('Ġ6')]);
  });

  test('has none for what it cannot write', () => {
    expect(vocabulary.encode(' xyz')).toBeNull();
  });

  test('writes tokens as text, letters of several bytes too', () => {
    const tokens = ['Ġs', 'o', 'Ã', '±', 'o'].map(tokenOf);
    expect(vocabulary.decode(tokens)).toBe('soño');
    expect(vocabulary.textOf(tokenOf('Ġs'))).toBe(' s');
    expect(vocabulary.textOf(tokenOf('Ã'))).toBe('\uFFFD');
    expect(vocabulary.textOf(50_300)).toBe('');
  });
});

describe('a tokenizer.json', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-tokenizer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read', async () => {
    const path = join(folder, 'tokenizer.json');
    await writeFile(path, JSON.stringify({ model: { vocab: numbers, merges } }));
    expect(readVocabulary(path).encode(' 6')).toEqual([tokenOf('Ġ6')]);
  });

  test('that is something else is refused', async () => {
    const path = join(folder, 'other.json');
    await writeFile(path, JSON.stringify({ model: { vocab: [] } }));
    expect(() => readVocabulary(path)).toThrow(/vocab/);
    expect(() => readVocabulary(join(folder, 'none.json'))).toThrow(/ENOENT/);
  });
});
