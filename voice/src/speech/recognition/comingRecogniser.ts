import type { Logger } from '@belldesk/kit/logger';
import type { PathsOf } from '@belldesk/kit/models/modelStore';
import type { ModelKey, npmModels } from '@belldesk/kit/models/npmModel';
import { type ModelSource, openWhenReady } from '@belldesk/kit/models/openWhenReady';
import { type LateTranscriber, lateTranscriber } from '../ladder/lateTranscriber.ts';
import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import type { ListenerLoad } from '../listenerProcess/wire.ts';

export interface ComingOptions<K extends ModelKey> {
  readonly name: string;
  /** Said when it has come: who is heard by it from now on. */
  readonly announcement: string;
  readonly models: ModelSource<K>;
  readonly keys: readonly K[];
  /** Null, and a word in the log, where the files are refused. */
  readonly create: (paths: PathsOf<typeof npmModels, K>) => Promise<ProcessTranscriber | null>;
  readonly logger: Logger;
}

export interface ComingRecogniser extends LateTranscriber {
  /** What there is to do for it; nothing while it is not there. */
  readonly load: ListenerLoad;
}

/**
 * A recogniser of this machine, once its files are there: at once when they are, or while the platform runs, for the next
 * call. Files that are refused although nobody altered them are told of once and not tried again before the next start.
 */
export function comingRecogniser<K extends ModelKey>(options: ComingOptions<K>): ComingRecogniser {
  const { name, announcement, models, keys, create, logger } = options;
  const late = lateTranscriber({ name, grade: 'street', listens: 'speech' });
  const closing = new AbortController();
  let load = (): ListenerLoad => ({ queued: 0, waitMs: 0 });

  async function open(paths: PathsOf<typeof npmModels, K>): Promise<boolean> {
    const transcriber = await create(paths);
    if (!transcriber) return false;
    load = () => transcriber.load;
    late.use(transcriber);
    if (!closing.signal.aborted) logger.info(announcement);
    return true;
  }

  void openWhenReady(models, keys, open, closing.signal);
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
