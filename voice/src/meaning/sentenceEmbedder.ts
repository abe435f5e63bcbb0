import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type OnnxSession, openOnnxSession } from '../onnx/onnxRuntime.ts';
import { adapt } from './adaptation/adapt.ts';
import { readAdaptation } from './adaptation/adaptationFile.ts';
import { createWordPiece, type WordPiece } from './wordPiece.ts';

/** Numbers that tell what a sentence means; of length 1, so that the dot product is the likeness. */
export type Embedding = Float32Array;

export interface SentenceEmbedder {
  /** What a sentence says. About 2 ms on one core; blocks as long. */
  embed(sentence: string): Embedding;
  /** The same for questions and what may answer them: a question is near its answer, not near what sounds like it. */
  embedForAnswers(sentence: string): Embedding;
  close(): void;
}

export interface EmbedderFiles {
  readonly modelPath: string;
  readonly tokenizerPath: string;
}

const DIMENSIONS = 384;
/** Sentences are padded to the next of these; the longest cuts what is beyond. */
const LENGTHS = [16, 32, 64, 128] as const;
const LONGEST = 128;

interface Run {
  readonly ids: BigInt64Array<ArrayBuffer>;
  readonly mask: BigInt64Array<ArrayBuffer>;
  readonly hidden: Float32Array<ArrayBuffer>;
  readonly length: number;
  readonly run: () => void;
}

/** What makes the model better at telling which of an owner's sentences answers a caller (docs/decisions/070). */
const ADAPTATION = new URL('../../models/meaning-adaptation.bin', import.meta.url);

/**
 * Names the numbers that sentences become: other weights or another adaptation give others.
 * @param spec name and version of the package with the weights
 */
export async function meaningVersion(spec: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(ADAPTATION))
    .digest('hex');
  return `${spec}+${digest.slice(0, 12)}`;
}

/**
 * all-MiniLM-L6-v2 (Apache-2.0), once as it is and once adapted to callers and owners: the mean of its last hidden states
 * under the mask, of length 1, as its model card says.
 * @throws Error when the files or ONNX Runtime cannot be loaded
 */
export async function openSentenceEmbedder(files: EmbedderFiles): Promise<SentenceEmbedder> {
  const tokenizer = createWordPiece(await readFile(files.tokenizerPath, 'utf8'));
  const model = await readFile(files.modelPath);
  const session = openOnnxSession(model);
  await adapt(model, readAdaptation(await readFile(ADAPTATION)));
  const adapted = openOnnxSession(model);
  return {
    embed: embedderBy(session, tokenizer),
    embedForAnswers: embedderBy(adapted, tokenizer),
    close() {
      session.close();
      adapted.close();
    },
  };
}

function embedderBy(session: OnnxSession, tokenizer: WordPiece): (sentence: string) => Embedding {
  const runs = new Map<number, Run>();
  return (sentence) => {
    const ids = tokenizer.encode(sentence, LONGEST);
    const length = LENGTHS.find((one) => one >= ids.length) ?? LONGEST;
    const run = runs.get(length) ?? prepare(session, length);
    runs.set(length, run);
    run.ids.fill(0n);
    run.mask.fill(0n);
    for (const [index, id] of ids.entries()) {
      run.ids[index] = BigInt(id);
      run.mask[index] = 1n;
    }
    run.run();
    return meanOf(run.hidden, ids.length);
  };
}

function prepare(session: OnnxSession, length: number): Run {
  const ids = new BigInt64Array(length);
  const mask = new BigInt64Array(length);
  const hidden = new Float32Array(length * DIMENSIONS);
  const shape = [1, length];
  const run = session.prepare(
    {
      input_ids: session.tensor(ids, shape),
      attention_mask: session.tensor(mask, shape),
      token_type_ids: session.tensor(new BigInt64Array(length), shape),
    },
    { last_hidden_state: session.tensor(hidden, [1, length, DIMENSIONS]) },
  );
  return { ids, mask, hidden, length, run };
}

function meanOf(hidden: Float32Array, count: number): Embedding {
  const mean = new Float32Array(DIMENSIONS);
  for (let token = 0; token < count; token++)
    for (let at = 0; at < DIMENSIONS; at++)
      mean[at] = (mean[at] as number) + (hidden[token * DIMENSIONS + at] as number);
  const norm = Math.hypot(...mean) || 1;
  for (let at = 0; at < DIMENSIONS; at++) mean[at] = (mean[at] as number) / norm;
  return mean;
}

/** Cosine of two embeddings: 1 for the same meaning, about 0 for nothing in common. */
export function likeness(one: Embedding, other: Embedding): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
