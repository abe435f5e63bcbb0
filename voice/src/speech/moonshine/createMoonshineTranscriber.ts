import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { ListenerChild } from '../listenerProcess/listenerChild.ts';
import {
  defaultListeningDeadlines,
  type ListeningDeadlines,
} from '../listenerProcess/listenerStream.ts';
import {
  createProcessTranscriber,
  type ProcessTranscriber,
} from '../listenerProcess/processTranscriber.ts';
import { defaultQueueSettings, type QueueSettings } from './decodeQueue.ts';
import type { MoonshinePaths } from './moonshineModel.ts';

export interface MoonshineOptions {
  readonly files: MoonshinePaths;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Calls that can be listened to at once, however little they say. */
  readonly maxStreams?: number;
  readonly deadlines?: ListeningDeadlines;
  /** How late a text may be, where the machine is no matter. */
  readonly queue?: QueueSettings;
  /** The program that holds the recogniser. */
  readonly entry?: URL;
}

const ENTRY = new URL('./moonshineProcess.ts', import.meta.url);
/** Nothing is known to be lost from call to call. */
const CALLS_PER_PROCESS = 5_000;
/** Bounds what streams that nobody closes may take; how much is said at once is bounded by the queue. */
const MAX_STREAMS = 200;
/** Where an utterance would wait longer for its turn, a new call is heard by another recogniser. */
const MAX_WAIT_MS = 700;

/**
 * A transcriber on Moonshine base. In a process and not in a thread: a damaged model makes ONNX Runtime abort the process
 * that loads it. English only. Null, with a word in the log, where the files are refused.
 */
export async function createMoonshineTranscriber(
  options: MoonshineOptions,
): Promise<ProcessTranscriber | null> {
  const { files, logger, entry = ENTRY, queue = defaultQueueSettings } = options;
  const args = [JSON.stringify(files), JSON.stringify(queue)];
  try {
    const transcriber = await createProcessTranscriber({
      name: 'moonshine',
      grade: 'street',
      startChild: () => new ListenerChild(entry, args),
      maxStreams: options.maxStreams ?? MAX_STREAMS,
      callsPerProcess: CALLS_PER_PROCESS,
      maxWaitMs: MAX_WAIT_MS,
      clock: options.clock ?? systemClock,
      deadlines: options.deadlines ?? defaultListeningDeadlines,
    });
    if (!transcriber)
      logger.error('the model that listens was refused: callers are heard without it');
    return transcriber;
  } catch (error) {
    logger.error(
      { err: error },
      'the model that listens could not be loaded: callers are heard without it',
    );
    return null;
  }
}
