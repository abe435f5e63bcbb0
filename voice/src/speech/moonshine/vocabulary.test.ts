import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVocabulary, vocabularyOf } from './vocabulary.ts';

// In the order of their numbers, which is that in which they are joined.
const tokens = [
  '<unk>',
  '<s>',
  '</s>',
  '<0xC3>',
  '<0xA9>',
  '▁t',
  'wo',
  '▁two',
  '▁',
  't',
  'w',
  'o',
  ',',
];

describe('a vocabulary', () => {
  const vocabulary = vocabularyOf(tokens);

  test('cuts text into the tokens that join first', () => {
    expect(vocabulary.encode(' two, two')).toEqual([7, 12, 7]);
    expect(vocabulary.encode('wo')).toEqual([6]);
  });

  test('has none for what it cannot write', () => {
    expect(vocabulary.encode(' three')).toBeNull();
  });

  test('writes tokens as text, bytes as UTF-8, and nothing for what controls', () => {
    expect(vocabulary.decode([1, 7, 12, 7, 2])).toBe('two, two');
    expect(vocabulary.decode([7, 3, 4])).toBe('twoé');
    expect(vocabulary.textOf(30_000)).toBe('');
  });
});

describe('the file of llama-tokenizer-js', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-vocabulary-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(words: readonly string[]): Promise<string> {
    const path = join(folder, 'llama-tokenizer.js');
    const encoded = Buffer.from(words.join('\n')).toString('base64');
    await writeFile(path, `throw new Error('run');\nconst llama_vocab_base64 = "${encoded}";\n`);
    return path;
  }

  test('is read without being run', async () => {
    const all = Array.from({ length: 32_000 }, (_, number) => tokens[number] ?? `▁w${number}`);
    expect(readVocabulary(await fileOf(all)).encode(' two')).toEqual([7]);
  });

  test('that is cut short or is something else is refused', async () => {
    expect(() => readVocabulary(join(folder, 'none.js'))).toThrow(/ENOENT/);
    const short = await fileOf(tokens);
    expect(() => readVocabulary(short)).toThrow(/of 13 tokens/);
    await writeFile(short, 'const other = 1;');
    expect(() => readVocabulary(short)).toThrow(/no vocabulary/);
  });
});
