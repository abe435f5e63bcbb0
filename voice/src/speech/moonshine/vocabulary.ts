import { readFileSync } from 'node:fs';
import type { Vocabulary } from '../recognition/speechModel.ts';

/** How the vocabulary writes a space. */
const SPACE = '▁';
/** Single bytes, for what no token writes: "<0x41>". */
const BYTE_TOKEN = /^<0x([0-9A-F]{2})>$/;
const ENCODED_VOCABULARY = /llama_vocab_base64\s*=\s*["'`]([A-Za-z0-9+/=]+)["'`]/;
/** Of LLaMA's vocabulary, which Moonshine's begins with; the tokens beyond it mark nothing that is spoken. */
const LLAMA_TOKENS = 32_000;

export const BEGIN_TOKEN = 1;
export const END_TOKEN = 2;
/** Unknown, beginning and end. */
const CONTROL_TOKENS = 3;

/**
 * The vocabulary that the package llama-tokenizer-js carries. The file is read as text: none of its code runs.
 * Throws when it is not what it should be.
 */
export function readVocabulary(path: string): Vocabulary {
  const encoded = ENCODED_VOCABULARY.exec(readFileSync(path, 'utf8'))?.[1];
  if (!encoded) throw new Error('no vocabulary of llama-tokenizer-js');
  const tokens = Buffer.from(encoded, 'base64').toString('utf8').split('\n');
  if (tokens.length < LLAMA_TOKENS)
    throw new Error(`a vocabulary of ${tokens.length} tokens, not ${LLAMA_TOKENS}`);
  return vocabularyOf(tokens);
}

/** The tokens in which Moonshine writes, in the order of their numbers, a space written as "▁"; joined lowest number first. */
export function vocabularyOf(written: readonly string[]): Vocabulary {
  const known = new Map(written.map((token, number) => [token, number]));
  const texts = written.map((token, number) =>
    number < CONTROL_TOKENS ? '' : token.replaceAll(SPACE, ' '),
  );

  /** The neighbours whose joint token has the lowest number are joined first, until none are left to join. */
  function joined(pieces: string[]): string[] {
    for (;;) {
      let best = Number.POSITIVE_INFINITY;
      let at = -1;
      for (let index = 0; index + 1 < pieces.length; index++) {
        const number = known.get(`${pieces[index]}${pieces[index + 1]}`);
        if (number === undefined || number >= best) continue;
        best = number;
        at = index;
      }
      if (at < 0) return pieces;
      pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
    }
  }

  return {
    size: written.length,
    endToken: END_TOKEN,
    textOf: (token) => (BYTE_TOKEN.test(written[token] ?? '') ? '\uFFFD' : (texts[token] ?? '')),
    decode(tokens) {
      const bytes = tokens.flatMap((token) => {
        const byte = BYTE_TOKEN.exec(written[token] ?? '')?.[1];
        return byte ? [Number.parseInt(byte, 16)] : [...Buffer.from(texts[token] ?? '')];
      });
      return Buffer.from(bytes).toString('utf8').trim();
    },
    encode(text) {
      const numbers = joined(Array.from(text.replaceAll(' ', SPACE))).map((piece) =>
        known.get(piece),
      );
      return numbers.every((number) => number !== undefined) ? numbers : null;
    },
  };
}
