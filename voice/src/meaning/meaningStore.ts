import { createHash } from 'node:crypto';
import type { Embedding } from './sentenceEmbedder.ts';

/** Keeps what sentences mean beyond a restart. */
export interface MeaningStore {
  /** Their meanings in the same order; null where they are not kept together. */
  find(sentences: readonly string[]): Promise<Embedding[] | null>;
}

/**
 * Names a list of sentences, in their order, as one model reads them.
 * @param model name and version; another model means other numbers
 */
export function digestOf(sentences: readonly string[], model: string): string {
  const hash = createHash('sha256').update(model);
  for (const sentence of sentences) hash.update('\n').update(sentence);
  return hash.digest('hex');
}

/** Meanings one after another, 32-bit floats, lowest byte first. */
export function packed(meanings: readonly Embedding[]): Buffer {
  const bytes = Buffer.alloc(meanings.reduce((sum, one) => sum + one.length, 0) * 4);
  let at = 0;
  for (const meaning of meanings) for (const value of meaning) at = bytes.writeFloatLE(value, at);
  return bytes;
}

/** What `packed` wrote; null where it is not so many meanings of one length. */
export function unpacked(bytes: Buffer, count: number): Embedding[] | null {
  const dimensions = bytes.length / 4 / count;
  if (count === 0 || dimensions === 0 || !Number.isInteger(dimensions)) return null;
  return Array.from({ length: count }, (_, index) =>
    Float32Array.from({ length: dimensions }, (_value, at) =>
      bytes.readFloatLE((index * dimensions + at) * 4),
    ),
  );
}
