import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import {
  createRecogniserTranscriber,
  type RecogniserKind,
  type RecogniserOptions,
} from '../recognition/createRecogniserTranscriber.ts';
import type { MoonshinePaths } from './moonshineModel.ts';

export type MoonshineOptions = RecogniserOptions<MoonshinePaths>;

export const moonshineKind: RecogniserKind = {
  name: 'moonshine',
  entry: new URL('./moonshineProcess.ts', import.meta.url),
  languages: ['en'],
  queue: { maxLateMs: 1_250, sideShare: 0.6, firstCost: { perSecondMs: 80, eachMs: 120 } },
  maxWaitMs: 700,
};

/** Moonshine base, for English. Null, with a word in the log, where the files are refused. */
export function createMoonshineTranscriber(
  options: MoonshineOptions,
): Promise<ProcessTranscriber | null> {
  return createRecogniserTranscriber(moonshineKind, options);
}
