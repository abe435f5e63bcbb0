import { existsSync } from 'node:fs';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { ListenerChild } from '../listenerProcess/listenerChild.ts';
import {
  defaultListeningDeadlines,
  type ListeningDeadlines,
} from '../listenerProcess/listenerStream.ts';
import {
  createProcessTranscriber,
  type ProcessTranscriber,
} from '../listenerProcess/processTranscriber.ts';
import { DEBIAN_MODEL_DIRECTORY, dictionaryPath } from './modelFiles.ts';

export interface PocketsphinxOptions {
  /** Where the language model is kept once made; survives restarts. */
  readonly cacheDirectory: string;
  readonly modelDirectory?: string;
  /** Calls that can be listened to at once; each takes about 10 MB. */
  readonly maxStreams?: number;
  /** The library keeps some 200 KB of every call: after so many, new calls go to a new process. */
  readonly callsPerProcess?: number;
  readonly clock?: Clock;
  readonly deadlines?: ListeningDeadlines;
}

/**
 * A transcriber on Debian's packages `pocketsphinx` and `pocketsphinx-en-us`. English only; fit for tests and
 * demonstrations. Null where the machine has not got them; throws an AppError where it has and they fail.
 */
export async function createPocketsphinxTranscriber(
  options: PocketsphinxOptions,
): Promise<ProcessTranscriber | null> {
  const { cacheDirectory, modelDirectory = DEBIAN_MODEL_DIRECTORY } = options;
  if (!existsSync(dictionaryPath(modelDirectory))) return null;
  const entry = new URL('./listenerProcess.ts', import.meta.url);
  return createProcessTranscriber({
    name: 'pocketsphinx',
    grade: 'demonstration',
    startChild: () => new ListenerChild(entry, [modelDirectory, cacheDirectory]),
    maxStreams: options.maxStreams ?? 16,
    callsPerProcess: options.callsPerProcess ?? 500,
    clock: options.clock ?? systemClock,
    deadlines: options.deadlines ?? defaultListeningDeadlines,
  });
}
