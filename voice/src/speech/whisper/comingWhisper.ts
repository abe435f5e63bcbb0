import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { ModelSource } from '@belldesk/kit/models/openWhenReady';
import { type ComingRecogniser, comingRecogniser } from '../recognition/comingRecogniser.ts';
import { createWhisperTranscriber, whisperKind } from './createWhisperTranscriber.ts';

/** What the store of models must know for it. */
export type WhisperModels = ModelSource<'listenAll'>;

export interface ComingOptions {
  readonly models: WhisperModels;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Stands for the program that holds the recogniser. */
  readonly entry?: URL;
}

/** Whisper, once its files are there. */
export function comingWhisper({ models, ...options }: ComingOptions): ComingRecogniser {
  return comingRecogniser({
    name: whisperKind.name,
    announcement: 'Spanish and French calls are heard by Whisper from now on',
    models,
    keys: ['listenAll'],
    create: ({ listenAll }) => createWhisperTranscriber({ ...options, files: listenAll }),
    logger: options.logger,
  });
}
