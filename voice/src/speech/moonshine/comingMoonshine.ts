import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { type ModelSource, openWhenReady } from '@belldesk/kit/models/openWhenReady';
import { type LateTranscriber, lateTranscriber } from '../ladder/lateTranscriber.ts';
import type { ListenerLoad } from '../listenerProcess/wire.ts';
import { createMoonshineTranscriber } from './createMoonshineTranscriber.ts';
import type { MoonshinePaths } from './moonshineModel.ts';

/** What the store of models must know for it. */
export type MoonshineModels = ModelSource<'listen' | 'listenTokens'>;

export interface ComingOptions {
  readonly models: MoonshineModels;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The program that holds the recogniser. */
  readonly entry?: URL;
}

export interface ComingMoonshine extends LateTranscriber {
  /** What there is to do for it; nothing while it is not there. */
  readonly load: ListenerLoad;
}

/**
 * Moonshine, once its files are there: at once when they are, or while the platform runs, for the next call. Files that are
 * refused although nobody altered them are told of once and not tried again before the next start.
 */
export function comingMoonshine(options: ComingOptions): ComingMoonshine {
  const { models, clock, logger, entry } = options;
  const late = lateTranscriber({ name: 'moonshine', grade: 'street', listens: 'speech' });
  const closing = new AbortController();
  let load = (): ListenerLoad => ({ queued: 0, waitMs: 0 });

  async function open(files: MoonshinePaths): Promise<boolean> {
    const transcriber = await createMoonshineTranscriber({
      files,
      clock,
      logger,
      ...(entry && { entry }),
    });
    if (!transcriber) return false;
    load = () => transcriber.load;
    late.use(transcriber);
    if (!closing.signal.aborted) logger.info('calls are heard by Moonshine from now on');
    return true;
  }

  void openWhenReady(
    models,
    ['listen', 'listenTokens'],
    ({ listen, listenTokens }) => open({ ...listen, ...listenTokens }),
    closing.signal,
  );
  return {
    ...late,
    get present() {
      return late.present;
    },
    get load() {
      return load();
    },
    async close() {
      closing.abort();
      await late.close();
    },
  };
}
