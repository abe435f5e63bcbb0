import { openOnnxSession } from '../../onnx/onnxRuntime.ts';
import { type CachedState, openMergedDecoder } from '../recognition/mergedDecoder.ts';
import type { SpeechModel, Step } from '../recognition/speechModel.ts';
import { BEGIN_TOKEN } from './vocabulary.ts';

/** Where the files of Moonshine lie. */
export interface MoonshinePaths {
  readonly encoder: string;
  readonly decoder: string;
  readonly vocabulary: string;
}

/** Of Moonshine base. */
const DECODER = { layers: 8, heads: 8, headSize: 52 };

/** Unknown and beginning are never written. */
function masked({ logits, state }: Step<CachedState>): Step<CachedState> {
  logits.fill(Number.NEGATIVE_INFINITY, 0, BEGIN_TOKEN + 1);
  return { logits, state };
}

/**
 * Moonshine base as its authors export it: an encoder over samples, and a decoder. English only. Throws when a file
 * cannot be loaded; a damaged one may end the process.
 */
export function openMoonshineModel(
  paths: Pick<MoonshinePaths, 'encoder' | 'decoder'>,
): SpeechModel<CachedState> {
  const encoder = openOnnxSession(paths.encoder);
  const decoder = openMergedDecoder(paths.decoder, DECODER);
  return {
    encode(samples) {
      const given = encoder.tensor(samples, [1, samples.length]);
      const { last_hidden_state: sound } = encoder.run({ input_values: given }, [
        'last_hidden_state',
      ]);
      encoder.release(given);
      if (!sound) throw new Error('the encoder gave nothing');
      const decoding = decoder.begin([BEGIN_TOKEN], sound);
      return {
        beginning: masked(decoding),
        noSpeech: 0,
        next: (state, token) => masked(decoding.next(state, token)),
        release() {
          decoding.release();
          sound.release();
        },
      };
    },
    close() {
      decoder.close();
      encoder.close();
    },
  };
}
