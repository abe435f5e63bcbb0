import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { ModelSource } from '@belldesk/kit/models/openWhenReady';
import { type ComingRecogniser, comingRecogniser } from '../recognition/comingRecogniser.ts';
import { createMoonshineTranscriber, moonshineKind } from './createMoonshineTranscriber.ts';

/** What the store of models must know for it. */
export type MoonshineModels = ModelSource<'listen' | 'listenTokens'>;

export interface ComingOptions {
  readonly models: MoonshineModels;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Stands for the program that holds the recogniser. */
  readonly entry?: URL;
}

/** Moonshine, once its files are there. */
export function comingMoonshine({ models, ...options }: ComingOptions): ComingRecogniser {
  return comingRecogniser({
    name: moonshineKind.name,
    announcement: 'calls are heard by Moonshine from now on',
    models,
    keys: ['listen', 'listenTokens'],
    create: ({ listen, listenTokens }) =>
      createMoonshineTranscriber({ ...options, files: { ...listen, ...listenTokens } }),
    logger: options.logger,
  });
}
