import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Vocabulary } from '../recognition/speechModel.ts';
import { END_TOKEN } from './whisperTokens.ts';

const tokenizerFile = z.object({
  model: z.object({
    vocab: z.record(z.string(), z.int().nonnegative()),
    merges: z.array(z.string()),
  }),
});

/** How text is parted before its bytes are joined: each word with the space before it. */
const PIECES = /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+/gu;

/** Bytes that stand for themselves; the others are written as letters from U+0100 on. */
function isPrintable(byte: number): boolean {
  return (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
}

/** The letter that the vocabulary writes for each byte. */
const letterOfByte: readonly string[] = Array.from({ length: 256 }, (_, byte) => {
  if (isPrintable(byte)) return String.fromCharCode(byte);
  let place = 0;
  for (let other = 0; other < byte; other++) if (!isPrintable(other)) place++;
  return String.fromCharCode(0x100 + place);
});
const byteOfLetter = new Map(letterOfByte.map((letter, byte) => [letter, byte]));

/**
 * The vocabulary of a tokenizer.json.
 * Throws when it is not what it should be.
 */
export function readVocabulary(path: string): Vocabulary {
  const { vocab, merges } = tokenizerFile.parse(JSON.parse(readFileSync(path, 'utf8'))).model;
  return vocabularyOf(vocab, merges);
}

/**
 * Byte pair encoding as GPT-2 has it.
 * @param numbers of tokens, in letters for bytes
 * @param merges pairs of tokens with a space between, those that are joined first before others
 */
export function vocabularyOf(
  numbers: Readonly<Record<string, number>>,
  merges: readonly string[],
): Vocabulary {
  const known = new Map(Object.entries(numbers));
  const ranks = new Map(merges.map((pair, rank) => [pair, rank]));
  const bytes: Uint8Array[] = [];
  for (const [written, number] of known)
    if (number < END_TOKEN)
      bytes[number] = Uint8Array.from(written, (letter) => byteOfLetter.get(letter) ?? 0);

  function joined(pieces: string[]): string[] {
    for (;;) {
      let best = Number.POSITIVE_INFINITY;
      let at = -1;
      for (let index = 0; index + 1 < pieces.length; index++) {
        const rank = ranks.get(`${pieces[index]} ${pieces[index + 1]}`);
        if (rank === undefined || rank >= best) continue;
        best = rank;
        at = index;
      }
      if (at < 0) return pieces;
      pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
    }
  }

  const textOf = (token: number): string => Buffer.from(bytes[token] ?? []).toString('utf8');
  return {
    size: END_TOKEN + 1,
    endToken: END_TOKEN,
    textOf,
    decode: (tokens) =>
      Buffer.concat(tokens.map((token) => bytes[token] ?? new Uint8Array()))
        .toString('utf8')
        .trim(),
    encode(text) {
      const found = (text.match(PIECES) ?? [])
        .flatMap((piece) =>
          joined(Array.from(Buffer.from(piece), (byte) => letterOfByte[byte] ?? '')),
        )
        .map((written) => known.get(written));
      return found.every((number) => number !== undefined) ? found : null;
    },
  };
}
