import { availableParallelism } from 'node:os';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { modelCatalogue } from '@belldesk/kit/models/catalogue';
import { findInstalled } from '@belldesk/kit/models/installed';
import { ListenerChild } from '../listenerProcess/listenerChild.ts';
import {
  defaultListeningDeadlines,
  type ListeningDeadlines,
} from '../listenerProcess/listenerStream.ts';
import {
  createProcessTranscriber,
  type ProcessTranscriber,
} from '../listenerProcess/processTranscriber.ts';

export interface SherpaOptions {
  readonly dataDir: string;
  readonly logger: Logger;
  /** Calls that can be listened to at once; by default one for each processor. */
  readonly maxStreams?: number;
  readonly clock?: Clock;
  readonly deadlines?: ListeningDeadlines;
  /** The program that holds the recogniser. */
  readonly entry?: URL;
}

const ENTRY = new URL('./sherpaProcess.ts', import.meta.url);
/** Nothing is known to be lost from call to call. */
const CALLS_PER_PROCESS = 5_000;

/**
 * A transcriber on the model `listen-en` that `npm run models` fetches, by sherpa-onnx. In a process and not in
 * a thread: a damaged model makes ONNX Runtime abort the process that loads it (seen with 1.13.8). English only.
 * Null, with a word in the log, where the model is not there, not whole, or refused.
 */
export async function createSherpaTranscriber(
  options: SherpaOptions,
): Promise<ProcessTranscriber | null> {
  const { dataDir, logger, entry = ENTRY } = options;
  const model = modelCatalogue['listen-en'];
  const installed = await findInstalled(dataDir, model);
  if (installed.state === 'missing') return null;
  if (installed.state === 'incomplete') {
    const { lacking } = installed;
    logger.warn({ lacking }, 'a local model is not whole: npm run models -- listen-en');
    return null;
  }
  try {
    const transcriber = await createProcessTranscriber({
      name: 'sherpa-onnx',
      grade: 'street',
      startChild: () => new ListenerChild(entry, [JSON.stringify(installed.paths)]),
      maxStreams: options.maxStreams ?? availableParallelism(),
      callsPerProcess: CALLS_PER_PROCESS,
      clock: options.clock ?? systemClock,
      deadlines: options.deadlines ?? defaultListeningDeadlines,
    });
    if (!transcriber) logger.error('a local model was refused by sherpa-onnx');
    return transcriber;
  } catch (error) {
    logger.error({ err: error }, 'a local model could not be loaded by sherpa-onnx');
    return null;
  }
}
