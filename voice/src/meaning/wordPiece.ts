import { z } from 'zod';

/** The parts of a Hugging Face tokenizer.json that WordPiece takes; ids by piece. */
const tokenizerFile = z.object({
  model: z.object({ vocab: z.record(z.string(), z.number().int().nonnegative()) }),
});

const UNKNOWN = '[UNK]';
const FIRST = '[CLS]';
const LAST = '[SEP]';
/** A longer word is unknown as a whole, as in BERT's own tokenizer. */
const LONGEST_WORD_CHARACTERS = 100;

export interface WordPiece {
  /**
   * @param most ids at most, the first and last mark included; what is beyond is left out
   * @returns ids of the pieces between the marks of begin and end
   */
  encode(text: string, most: number): number[];
}

/**
 * The uncased WordPiece of BERT (Devlin et al. 2018, section 3.1): lower case, no accents, words and
 * punctuation apart, each word as the longest pieces that the vocabulary has.
 * @param json text of tokenizer.json
 * @throws Error where it is none, or its vocabulary lacks the marks
 */
export function createWordPiece(json: string): WordPiece {
  const { vocab } = tokenizerFile.parse(JSON.parse(json)).model;
  const ids = new Map(Object.entries(vocab));
  const idOf = (mark: string): number => {
    const id = ids.get(mark);
    if (id === undefined) throw new Error(`the vocabulary lacks ${mark}`);
    return id;
  };
  const [unknown, first, last] = [idOf(UNKNOWN), idOf(FIRST), idOf(LAST)];

  function piecesOf(word: string): number[] {
    if (word.length > LONGEST_WORD_CHARACTERS) return [unknown];
    const pieces: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = word.length;
      let id: number | undefined;
      for (; to > from && id === undefined; to--)
        id = ids.get(`${from > 0 ? '##' : ''}${word.slice(from, to)}`);
      if (id === undefined) return [unknown];
      pieces.push(id);
      from = to + 1;
    }
    return pieces;
  }

  return {
    encode(text, most) {
      const pieces: number[] = [first];
      for (const word of wordsOf(text)) {
        if (pieces.length >= most - 1) break;
        pieces.push(...piecesOf(word));
      }
      return [...pieces.slice(0, most - 1), last];
    },
  };
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}\p{C}]/gu) ?? [];
}
