import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import {
  createRecogniserTranscriber,
  type RecogniserKind,
  type RecogniserOptions,
} from '../recognition/createRecogniserTranscriber.ts';
import type { WhisperPaths } from './whisperModel.ts';

export type WhisperOptions = RecogniserOptions<WhisperPaths>;

/** It takes several times as long as Moonshine: fewer texts while somebody speaks, and longer before a final is given up. */
export const whisperKind: RecogniserKind = {
  name: 'whisper',
  entry: new URL('./whisperProcess.ts', import.meta.url),
  languages: ['es', 'fr'],
  queue: { maxLateMs: 2_500, sideShare: 0.35, firstCost: { perSecondMs: 120, eachMs: 450 } },
  maxWaitMs: 1_500,
  // Between the queue's and the last rung's: a process that is only slow is not ended.
  deadlines: { readyMs: 30_000, openMs: 5_000, finalMs: 6_000 },
};

/** Whisper base, for Spanish and French. Null, with a word in the log, where the files are refused. */
export function createWhisperTranscriber(
  options: WhisperOptions,
): Promise<ProcessTranscriber | null> {
  return createRecogniserTranscriber(whisperKind, options);
}
