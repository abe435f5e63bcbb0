import { fileURLToPath } from 'node:url';
import { openOnnxSession } from '../../../onnx/onnxRuntime.ts';
import { createFvadDetector } from './fvadDetector.ts';
import { createSileroDetector } from './sileroDetector.ts';
import type { SpeechDetector } from './speechDetector.ts';

const SILERO_PATH = fileURLToPath(
  new URL('../../../../models/silero_vad_v5.onnx', import.meta.url),
);

export interface LoadedDetector {
  readonly detector: SpeechDetector;
  /** Why Silero could not be loaded, or null. */
  readonly problem: string | null;
}

/** Silero where it can be loaded, else WebRTC's detector. `modelPath` is another model file, for tests. */
export async function loadSpeechDetector(modelPath: string = SILERO_PATH): Promise<LoadedDetector> {
  try {
    return { detector: createSileroDetector(openOnnxSession(modelPath)), problem: null };
  } catch (error) {
    return {
      detector: await createFvadDetector(),
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}
