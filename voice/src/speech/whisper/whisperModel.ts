import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type MadeTensor, openOnnxSession } from '../../onnx/onnxRuntime.ts';
import { type CachedState, openMergedDecoder } from '../recognition/mergedDecoder.ts';
import type { SpeechModel } from '../recognition/speechModel.ts';
import { encoderOfAnyLength, POSITION_SIZE, POSITIONS_INPUT, positions } from './encoder.ts';
import { HOP, logMelSpectrogram, MEL_BANDS } from './logMel.ts';
import {
  END_TOKEN,
  NO_SPEECH_TOKEN,
  NO_TIMESTAMPS_TOKEN,
  START_TOKEN,
  TRANSCRIBE_TOKEN,
} from './whisperTokens.ts';

/** Where the files of Whisper lie. */
export interface WhisperPaths {
  readonly encoder: string;
  readonly decoder: string;
  readonly tokenizer: string;
  readonly generation: string;
}

/** Of Whisper base. */
const DECODER = { layers: 6, heads: 8, headSize: 64 };
/** For each token of a prompt: tokens, and the marks of time behind them. */
const LOGITS = 51_865;
const SAMPLES_PER_POSITION = 2 * HOP;
/** 30 s: more the model was never taught. */
const MOST_POSITIONS = 1_500;
/** 8 s, and 2 s of silence behind what was said: with less it says things twice (decision 072). */
const LEAST_POSITIONS = 400;
const POSITIONS_BEHIND = 100;

const generationFile = z.object({
  suppress_tokens: z.array(z.int()),
  begin_suppress_tokens: z.array(z.int()),
  lang_to_id: z.record(z.string(), z.int()),
});

function probabilityOf(logits: Float32Array, token: number): number {
  const most = logits.reduce((so, logit) => Math.max(so, logit), Number.NEGATIVE_INFINITY);
  const sum = logits.reduce((so, logit) => so + Math.exp(logit - most), 0);
  return Math.exp((logits[token] ?? Number.NEGATIVE_INFINITY) - most) / sum;
}

/**
 * Whisper base as Hugging Face's Optimum exports it. The encoder hears as much as was said, not always 30 s (encoder.ts).
 * Throws when a file cannot be loaded; a damaged one may end the process.
 */
export function openWhisperModel(paths: WhisperPaths): SpeechModel<CachedState> {
  const generation = generationFile.parse(JSON.parse(readFileSync(paths.generation, 'utf8')));
  const never = generation.suppress_tokens.filter((token) => token < END_TOKEN);
  const neverFirst = generation.begin_suppress_tokens.filter((token) => token < END_TOKEN);
  const encoder = openOnnxSession(encoderOfAnyLength(readFileSync(paths.encoder)));
  // Its last layer, 27 MB, is transposed and dequantized at every token otherwise: half of the time.
  const decoder = openMergedDecoder(paths.decoder, DECODER, { dequantizeOnce: true });
  const allPositions = positions(MOST_POSITIONS);

  function hear(samples: Float32Array): MadeTensor {
    const said = Math.ceil(samples.length / SAMPLES_PER_POSITION) + POSITIONS_BEHIND;
    const length = Math.min(MOST_POSITIONS, Math.max(LEAST_POSITIONS, said));
    const mel = encoder.tensor(logMelSpectrogram(samples, 2 * length), [1, MEL_BANDS, 2 * length]);
    const described = allPositions.subarray(0, length * POSITION_SIZE);
    const places = encoder.tensor(described, [length, POSITION_SIZE]);
    try {
      const { last_hidden_state: sound } = encoder.run(
        { input_features: mel, [POSITIONS_INPUT]: places },
        ['last_hidden_state'],
      );
      if (!sound) throw new Error('the encoder gave nothing');
      return sound;
    } finally {
      encoder.release(mel);
      encoder.release(places);
    }
  }

  /** Those of text and its end, without what the model is not to write. */
  function ofText(logits: Float32Array, from: number): Float32Array {
    const values = logits.subarray(from, from + END_TOKEN + 1);
    for (const token of never) values[token] = Number.NEGATIVE_INFINITY;
    return values;
  }

  return {
    encode(samples, language) {
      const spoken = generation.lang_to_id[`<|${language}|>`];
      if (spoken === undefined) throw new Error(`Whisper does not know the language ${language}`);
      const sound = hear(samples);
      const prompt = [START_TOKEN, spoken, TRANSCRIBE_TOKEN, NO_TIMESTAMPS_TOKEN];
      const decoding = decoder.begin(prompt, sound);
      // What follows the first token of the prompt tells whether anybody spoke.
      const noSpeech = probabilityOf(decoding.logits.subarray(0, LOGITS), NO_SPEECH_TOKEN);
      const beginning = ofText(decoding.logits, (prompt.length - 1) * LOGITS);
      for (const token of neverFirst) beginning[token] = Number.NEGATIVE_INFINITY;
      return {
        beginning: { state: decoding.state, logits: beginning },
        noSpeech,
        next(state, token) {
          const step = decoding.next(state, token);
          return { state: step.state, logits: ofText(step.logits, 0) };
        },
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
