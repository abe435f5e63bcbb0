import type { Logger } from '@belldesk/kit/logger';
import { npmModels } from '@belldesk/kit/models/npmModel';
import { type ModelSource, openWhenReady } from '@belldesk/kit/models/openWhenReady';
import type { MeaningIndex } from './meaningIndex.ts';
import { openSentenceEmbedder } from './sentenceEmbedder.ts';

export interface BringOptions {
  readonly models: ModelSource<'meaning'>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Gives an index the model it reads with, once that is there. Nobody waits for it; until then answers are found by words
 * alone. Never rejects.
 */
export async function bringMeaning(index: MeaningIndex, options: BringOptions): Promise<void> {
  const { models, logger, signal } = options;
  let problem: unknown;
  const open = async ({ meaning }: { meaning: { model: string; tokenizer: string } }) => {
    try {
      const embedder = await openSentenceEmbedder({
        modelPath: meaning.model,
        tokenizerPath: meaning.tokenizer,
      });
      if (signal.aborted) embedder.close();
      else index.use(embedder);
      logger.info(
        { model: npmModels.meaning.spec },
        'answers are found by meaning as well as by words',
      );
      return true;
    } catch (error) {
      problem = error;
      return false;
    }
  };
  const opened = await openWhenReady(models, ['meaning'], open, signal);
  if (!opened && !signal.aborted)
    logger.warn({ err: problem }, 'answers are found by words alone: no model for meaning');
}
