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
import type { QueueSettings } from './decodeQueue.ts';

/** A recogniser of this machine, as it is run here. */
export interface RecogniserKind {
  readonly name: string;
  /** The program that holds the recogniser (recogniserProcess.ts). */
  readonly entry: URL;
  readonly languages: readonly string[];
  readonly queue: QueueSettings;
  /** Where an utterance would wait longer for its turn, a new call is heard by another recogniser. */
  readonly maxWaitMs: number;
  readonly deadlines?: ListeningDeadlines;
}

export interface RecogniserOptions<Paths> {
  readonly files: Paths;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Calls that can be listened to at once, however little they say. */
  readonly maxStreams?: number;
  readonly deadlines?: ListeningDeadlines;
  /** How late a text may be, where the machine is no matter. */
  readonly queue?: Partial<QueueSettings>;
  /** Stands for the program that holds the recogniser. */
  readonly entry?: URL;
}

/** Nothing is known to be lost from call to call. */
const CALLS_PER_PROCESS = 5_000;
/** Bounds what streams that nobody closes may take; how much is said at once is bounded by the queue. */
const MAX_STREAMS = 200;

/**
 * A transcriber on a recogniser of this machine. In a process and not in a thread: a damaged model makes ONNX Runtime abort
 * the process that loads it. Null, with a word in the log, where the files are refused.
 */
export async function createRecogniserTranscriber<Paths>(
  kind: RecogniserKind,
  options: RecogniserOptions<Paths>,
): Promise<ProcessTranscriber | null> {
  const { name, languages, maxWaitMs } = kind;
  const { files, logger, entry = kind.entry } = options;
  const args = [JSON.stringify(files), JSON.stringify({ ...kind.queue, ...options.queue })];
  try {
    const transcriber = await createProcessTranscriber({
      name,
      grade: 'street',
      languages,
      startChild: () => new ListenerChild(entry, args),
      maxStreams: options.maxStreams ?? MAX_STREAMS,
      callsPerProcess: CALLS_PER_PROCESS,
      maxWaitMs,
      clock: options.clock ?? systemClock,
      deadlines: options.deadlines ?? kind.deadlines ?? defaultListeningDeadlines,
    });
    if (!transcriber)
      logger.error(
        { recogniser: name },
        'the model that listens was refused: callers are heard without it',
      );
    return transcriber;
  } catch (error) {
    logger.error(
      { err: error, recogniser: name },
      'the model that listens could not be loaded: callers are heard without it',
    );
    return null;
  }
}
